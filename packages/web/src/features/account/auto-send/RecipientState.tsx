import type { AutoSend } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { browserZone } from '../../../ui/browser-zone.ts';
import styles from './auto-send.module.css';

/** What became of the mails to one recipient; nothing for one who is not saved yet. */
export const RecipientState = ({ state }: { state: AutoSend['states'][number] | undefined }) => {
  const { say, formats } = useTexts();
  if (state === undefined) return null;
  if (state.state === 'left') return <span className={styles.warning}>{say('autoSend.stateLeft')}</span>;
  if (state.lastError !== null)
    return <span className={styles.problem}>{say('autoSend.stateFailed', { error: state.lastError })}</span>;
  return (
    <span className={styles.hint}>
      {state.lastSentAt === null
        ? say('autoSend.stateNever')
        : say('autoSend.stateSent', { time: formats.dateTime(Date.parse(state.lastSentAt), browserZone()) })}
    </span>
  );
};
