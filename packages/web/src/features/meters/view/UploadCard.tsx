import type { Meter } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { browserZone } from '../../../ui/browser-zone.ts';
import { Card } from '../../../ui/Card.tsx';
import { CopyField } from '../../../ui/CopyField.tsx';
import { Fact, Facts } from '../../../ui/Facts.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import { ClaimProof } from '../../../ui/meter/ClaimProof.tsx';
import type { Rights } from '../rights.ts';
import { uploadModeLabel } from '../upload-modes.ts';
import styles from './MeterView.module.css';
import { OpenUploadClosed } from './OpenUploadClosed.tsx';
import { RenewKey } from './RenewKey.tsx';

type UploadCardProps = { meter: Meter; rights: Rights };

export const UploadCard = ({ meter, rights }: UploadCardProps) => {
  const { say } = useTexts();
  const { data: site } = useQuery(siteQuery(meter.siteId));
  const zone = site?.timeZone ?? browserZone();
  // A meter that has never sent has its addresses in the card that says so.
  const waiting = meter.lastUpdate === null;
  return (
    <Card title={say('meter.upload')}>
      <Facts>
        <Fact label={say('meter.uploadMode')}>{uploadModeLabel(meter.uploadMode)}</Fact>
      </Facts>
      {!waiting && <ClaimProof proof={meter.proof} zone={zone} />}
      {!waiting && <Addresses meter={meter} />}
      {rights.manages && meter.proof === null && meter.openUploadClosed && (
        <OpenUploadClosed meter={meter} closed={meter.openUploadClosed} zone={zone} />
      )}
      {rights.manages && <RenewKey meter={meter} />}
    </Card>
  );
};

const Addresses = ({ meter }: { meter: Meter }) => {
  const { say } = useTexts();
  if (meter.uploadAddress === null || meter.uploadKey === null)
    return <Hint>{say('waiting.ownerOnly')}</Hint>;
  return (
    <div className={styles.fields}>
      <CopyField label={say('waiting.address')} value={meter.uploadAddress} />
      <CopyField label={say('waiting.key')} value={meter.uploadKey} />
      {meter.openUploadAddress !== null && meter.proof === null && meter.openUploadClosed === null && (
        <CopyField label={say('waiting.open')} value={meter.openUploadAddress} />
      )}
    </div>
  );
};
