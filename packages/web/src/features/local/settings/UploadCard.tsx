import type { UploadSettings } from '../../../device/answers/upload-settings.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { OwnPageLink } from '../frame/OwnPageLink.tsx';
import { UploadForm } from './UploadForm.tsx';

type UploadCardProps = { address: string; settings: UploadSettings | null; onSaved: () => void };

export const UploadCard = ({ address, settings, onSaved }: UploadCardProps) => {
  const { say } = useTexts();
  return (
    <Card title={say('local.upload')}>
      {settings === null ? (
        <>
          <p>{say('local.noUpload')}</p>
          <OwnPageLink address={address} />
        </>
      ) : (
        <UploadForm address={address} settings={settings} onSaved={onSaved} />
      )}
    </Card>
  );
};
