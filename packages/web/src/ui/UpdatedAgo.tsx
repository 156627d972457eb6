import { useTexts } from '../texts/use-texts.ts';
import { browserZone } from './browser-zone.ts';
import styles from './UpdatedAgo.module.css';
import { useNow } from './use-now.ts';
import { useOnline } from './use-online.ts';

type UpdatedAgoProps = {
  atMs: number;
  /** Older than it should be. */
  late?: boolean;
  /** Leaves out the word "updated" where a column's head has it. */
  bare?: boolean;
};

/** "Updated 12 s ago", counting by itself. */
export const UpdatedAgo = ({ atMs, late = false, bare = false }: UpdatedAgoProps) => {
  const { say, formats } = useTexts();
  const nowMs = useNow(1000);
  // Nothing is brought up to date without the network: a clock that counts on would look as if.
  const ago = useOnline() ? formats.ago(secondsSince(atMs, nowMs)) : formats.time(atMs, browserZone());
  return (
    <time className={late ? styles.late : styles.updated} dateTime={new Date(atMs).toISOString()}>
      {late && <span aria-hidden="true">⚠ </span>}
      {bare ? ago : say('state.updated', { ago })}
    </time>
  );
};

const secondsSince = (atMs: number, nowMs: number): number => Math.max(0, (nowMs - atMs) / 1000);
