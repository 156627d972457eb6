import { useTexts } from '../../../texts/use-texts.ts';
import styles from './Audit.module.css';
import { TookOver } from './TookOver.tsx';

/** The newest count fell or jumped, and nothing is booked for it yet. */
export const UndecidedCount = ({ meterId, edits }: { meterId: number; edits: boolean }) => {
  const { say } = useTexts();
  return (
    <div className={styles.note} role="status">
      <p>{say('audit.undecided')}</p>
      {edits && <TookOver meterId={meterId} />}
    </div>
  );
};
