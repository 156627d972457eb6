import type { Meter } from '@ohmstead/contract';
import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/Card.tsx';
import { CopyField } from '../../ui/CopyField.tsx';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { Hint } from '../../ui/Hint.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './MeterView.module.css';
import { RenewKey } from './RenewKey.tsx';
import type { Rights } from './rights.ts';
import { uploadModeLabel } from './upload-modes.ts';

type UploadCardProps = { meter: Meter; rights: Rights };

export const UploadCard = ({ meter, rights }: UploadCardProps) => {
  const { say } = useTexts();
  // A meter that has never sent has its addresses in the card that says so.
  const told = meter.lastUpdate === null;
  return (
    <Card title={say('meter.upload')}>
      <Facts>
        <Fact label={say('meter.uploadMode')}>{uploadModeLabel(meter.uploadMode)}</Fact>
      </Facts>
      {!told && meter.proofNeeded && <ProofNeeded />}
      {!told && <Addresses meter={meter} />}
      {rights.manages && <RenewKey meter={meter} />}
    </Card>
  );
};

/** Another serial number was entered, which sends already. */
const ProofNeeded = () => {
  const { say } = useTexts();
  return (
    <p className={styles.proof} role="status">
      <Icon name="alert" />
      <span>{say('waiting.proof')}</span>
    </p>
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
      {meter.openUploadAddress !== null && !meter.proofNeeded && (
        <CopyField label={say('waiting.open')} value={meter.openUploadAddress} />
      )}
    </div>
  );
};
