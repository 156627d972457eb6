import { useId, useRef, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from './Button.tsx';
import styles from './CopyField.module.css';

type Outcome = 'copied' | 'failed' | null;

/** A value to be typed elsewhere exactly as it stands. */
export const CopyField = ({ label, value }: { label: string; value: string }) => {
  const { say } = useTexts();
  const id = useId();
  const text = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const copy = async () => {
    const copied = await copyText(value);
    if (!copied && text.current) getSelection()?.selectAllChildren(text.current);
    setOutcome(copied ? 'copied' : 'failed');
  };
  return (
    <div className={styles.field}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <code ref={text} className={styles.value}>
        {value}
      </code>
      <Button
        icon={outcome === 'copied' ? 'check' : 'copy'}
        aria-describedby={id}
        onClick={() => void copy()}
      >
        {say(outcome === 'copied' ? 'waiting.copied' : 'waiting.copy')}
      </Button>
      <span role="status" className={outcome === 'failed' ? styles.failed : 'hidden-visually'}>
        {outcome === 'copied' && say('waiting.copied')}
        {outcome === 'failed' && say('waiting.copyFailed')}
      </span>
    </div>
  );
};

/** Browsers give the clipboard to secure pages only; a server in the LAN is often none. */
const copyText = async (value: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(value);
    return true;
  } catch {
    return false;
  }
};
