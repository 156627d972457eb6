import type { TextKey } from '@ohmstead/i18n';
import { useState } from 'react';
import { native } from '../../platform/current-native.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { useOnline } from '../../ui/use-online.ts';
import styles from './channels.module.css';
import { useAddChannel } from './use-channel-changes.ts';

type AddPhoneProps = { onAdded: (secret: null) => void };

/** The phone asks for permission only once somebody has pressed the button. */
export const AddPhone = ({ onAdded }: AddPhoneProps) => {
  const { say } = useTexts();
  const online = useOnline();
  const { problem, busy, register } = useRegisterPhone(onAdded);
  return (
    <div className={styles.form}>
      <p>{say('app.pushAsk')}</p>
      {problem && <Problem>{say(problem)}</Problem>}
      <div className={styles.buttons}>
        <Button look="primary" icon="bell" busy={busy} held={!online} onClick={register} data-focus-first>
          {say('channels.pushAllow')}
        </Button>
      </div>
    </div>
  );
};

const useRegisterPhone = (onAdded: AddPhoneProps['onAdded']) => {
  const { say } = useTexts();
  const add = useAddChannel();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<TextKey | null>(null);
  const register = async (): Promise<void> => {
    setAsking(true);
    setProblem(null);
    const device = await native()
      .pushToken()
      .catch(() => null);
    setAsking(false);
    if (device === null) return setProblem('app.pushDenied');
    add.mutate(
      { name: say('app.phone'), target: { kind: 'appPush', ...device } },
      { onSuccess: () => onAdded(null) },
    );
  };
  return { problem, busy: isAsking || add.isPending, register: () => void register() };
};
