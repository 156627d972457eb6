import type { Meter, ProofState } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';
import { useTexts } from '../../texts/use-texts.ts';
import { Icon } from '../Icon.tsx';
import styles from './ClaimProof.module.css';

const nextStep: Record<ProofState, TextKey> = {
  awaited: 'waiting.proofAwaited',
  begun: 'waiting.proofBegun',
  unclear: 'waiting.proofUnclear',
  unseen: 'waiting.proofUnseen',
  taken: 'waiting.proofTaken',
};

/** A serial number that was sent before it was entered here: how its owner proves that it is theirs, and how far that is. */
export const ClaimProof = ({ proof, zone }: Pick<Meter, 'proof'> & { zone: string }) => {
  const { say, formats } = useTexts();
  if (proof === null) return null;
  const time = proof.completeAt === null ? '' : formats.dateTime(Date.parse(proof.completeAt), zone);
  return (
    <div className={styles.proof} role="status">
      <Icon name="alert" />
      <div className={styles.text}>
        <p>{say('waiting.proof')}</p>
        <p>
          <strong>{say(nextStep[proof.state], { time })}</strong>
        </p>
      </div>
    </div>
  );
};
