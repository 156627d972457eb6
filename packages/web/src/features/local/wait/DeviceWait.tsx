import type { TextKey } from '@ohmstead/i18n';
import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { useNow } from '../../../ui/use-now.ts';
import { LockedDialog } from './LockedDialog.tsx';
import { LookForDevice } from './LookForDevice.tsx';
import { WaitRing } from './WaitRing.tsx';
import styles from './wait.module.css';

export type Wait = 'restart' | 'saved' | 'reset';

const titles: Record<Wait, TextKey> = {
  restart: 'local.waitRestart',
  saved: 'local.waitSaved',
  reset: 'local.waitReset',
};

/** As long as a restart takes. */
const waitSeconds = 20;

type DeviceWaitProps = { address: string; wait: Wait; onDone: () => void };

/** While the device restarts nothing can be asked of it: the page is locked, and says how long. */
export const DeviceWait = ({ address, wait, onDone }: DeviceWaitProps) => {
  const { say } = useTexts();
  const [startMs] = useState(() => Date.now());
  const passed = Math.max(0, Math.floor((useNow(1000) - startMs) / 1000));
  const left = Math.max(0, waitSeconds - passed);
  return (
    <LockedDialog title={say(titles[wait])}>
      {left > 0 ? (
        <div className={styles.counting}>
          <WaitRing share={left / waitSeconds} />
          <p role="timer" className="numbers">
            {say('local.secondsLeft', { seconds: left })}
          </p>
        </div>
      ) : (
        <LookForDevice address={address} isReset={wait === 'reset'} onDone={onDone} />
      )}
    </LockedDialog>
  );
};
