import type { TextKey } from '@ohmstead/i18n';
import { useState } from 'react';
import { clientOf } from '../../model/account/client-name.ts';
import { type PushSupport, pushSupport, subscribeToPush } from '../../platform/push-subscription.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { useOnline } from '../../ui/use-online.ts';
import styles from './channels.module.css';
import { useAddChannel } from './use-channel-changes.ts';

type AddBrowserProps = { publicKey: string | null; onAdded: (secret: null) => void };

const reasons: Readonly<Record<Exclude<PushSupport, 'ready'>, TextKey>> = {
  denied: 'channels.pushDenied',
  insecure: 'channels.pushInsecure',
  install: 'channels.pushInstall',
  unsupported: 'channels.pushUnsupported',
};

/** The browser asks for permission only once somebody has pressed the button. */
export const AddBrowser = ({ publicKey, onAdded }: AddBrowserProps) => {
  const { say } = useTexts();
  const online = useOnline();
  const { problem, busy, subscribe } = useSubscribe(publicKey, onAdded);
  const support = pushSupport();
  if (support !== 'ready') return <p>{say(reasons[support])}</p>;
  return (
    <div className={styles.form}>
      <p>{say('channels.pushAsk')}</p>
      {problem && <Problem>{say(problem)}</Problem>}
      <div className={styles.buttons}>
        <Button look="primary" icon="bell" busy={busy} held={!online} onClick={subscribe} data-focus-first>
          {say('channels.pushAllow')}
        </Button>
      </div>
    </div>
  );
};

const useSubscribe = (publicKey: string | null, onAdded: AddBrowserProps['onAdded']) => {
  const { say } = useTexts();
  const add = useAddChannel();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<TextKey | null>(null);
  const { browser, system } = clientOf(navigator.userAgent);
  const name = browser && system ? say('sessions.on', { browser, system }) : say('channels.thisBrowser');
  const subscribe = async (): Promise<void> => {
    if (publicKey === null) return;
    setAsking(true);
    setProblem(null);
    try {
      const subscription = await subscribeToPush(publicKey);
      if (subscription === null) setProblem('channels.pushDenied');
      else
        add.mutate(
          { name, target: { kind: 'webPush', ...subscription } },
          { onSuccess: () => onAdded(null) },
        );
    } catch {
      setProblem('channels.pushFailed');
    } finally {
      setAsking(false);
    }
  };
  return { problem, busy: isAsking || add.isPending, subscribe: () => void subscribe() };
};
