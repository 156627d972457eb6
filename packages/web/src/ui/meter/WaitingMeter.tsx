import type { Meter } from '@ohmstead/contract';
import { useTexts } from '../../texts/use-texts.ts';
import { browserZone } from '../browser-zone.ts';
import { Card } from '../Card.tsx';
import { CopyField } from '../CopyField.tsx';
import { Disclosure } from '../Disclosure.tsx';
import { ClaimProof } from './ClaimProof.tsx';
import styles from './WaitingMeter.module.css';

/** A meter that has not sent yet: where it should send to, and how to set it up. */
export const WaitingMeter = ({ meter }: { meter: Meter }) => {
  const { say } = useTexts();
  return (
    <Card title={say('waiting.title')}>
      <p>
        <strong>{meter.name}</strong> · SN {meter.sn}
      </p>
      <p className={styles.text}>{say('waiting.text')}</p>
      <ClaimProof proof={meter.proof} zone={browserZone()} />
      {meter.uploadAddress === null ? (
        <p className={styles.text}>{say('waiting.ownerOnly')}</p>
      ) : (
        <Addresses meter={meter} />
      )}
    </Card>
  );
};

const Addresses = ({ meter }: { meter: Meter }) => {
  const { say } = useTexts();
  return (
    <>
      <div className={styles.fields}>
        <CopyField label={say('waiting.address')} value={meter.uploadAddress ?? ''} />
        <CopyField label={say('waiting.key')} value={meter.uploadKey ?? ''} />
        {meter.openUploadAddress !== null && meter.proof === null && (
          <CopyField label={say('waiting.open')} value={meter.openUploadAddress} />
        )}
      </div>
      {meter.openUploadAddress === null && <p className={styles.text}>{say('waiting.openOff')}</p>}
      <Disclosure summary={say('waiting.howTo')}>
        <ol className={styles.steps}>
          <li>{say('waiting.stepOpen')}</li>
          <li>{say('waiting.stepMode')}</li>
          <li>{say('waiting.stepAddress')}</li>
          <li>{say('waiting.stepWait')}</li>
        </ol>
      </Disclosure>
    </>
  );
};
