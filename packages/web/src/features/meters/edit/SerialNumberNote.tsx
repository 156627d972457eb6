import type { SerialNumberState } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './MeterEditor.module.css';

/** What entering a serial number would mean. */
export const SerialNumberNote = ({ state }: { state: SerialNumberState | null }) => {
  const { say } = useTexts();
  return (
    <div role="status">
      {state === 'free' && (
        <p className={styles.good}>
          <Icon name="check" />
          <span>{say('meter.snFree')}</span>
        </p>
      )}
      {state === 'sending' && <Warning text={say('meter.snSending')} />}
      {state === 'used' && <Warning text={say('meter.snOfAnother')} />}
      {state === 'own' && <Warning text={say('meter.snOwn')} />}
      {state === 'claimable' && <Warning text={say('meter.snClaimable')} />}
    </div>
  );
};

const Warning = ({ text }: { text: string }) => (
  <p className={styles.warn}>
    <Icon name="alert" />
    <span>{text}</span>
  </p>
);
