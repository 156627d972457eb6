import { useEffect, useEffectEvent } from 'react';
import { useSay } from '../../texts/use-say.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './LoginScreen.module.css';
import { useLogin } from './use-login.ts';

const beforeDemoMs = 200;

type AutoDemoProps = {
  /** null until the server has sent it. */
  demo: { readonly username: string; readonly password: string } | null;
  onStop: () => void;
};

/** The demo's login, by itself: a moment later, so that it can be seen and stopped. */
export const AutoDemo = ({ demo, onStop }: AutoDemoProps) => {
  const say = useSay();
  const { mutate } = useLogin();
  const stop = useEffectEvent(onStop);

  useEffect(() => {
    if (demo === null) return;
    const stopping = new AbortController();
    const start = () =>
      mutate({ ...demo, remember: false, signal: stopping.signal }, { onError: () => stop() });
    const timer = setTimeout(start, beforeDemoMs);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [demo, mutate]);

  return (
    <div className={styles.auto}>
      <p role="status">{say('login.demoStarting')}</p>
      <progress className={styles.progress} aria-label={say('login.demoStarting')} />
      <Button wide onClick={onStop}>
        {say('action.cancel')}
      </Button>
    </div>
  );
};
