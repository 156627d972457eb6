import { Link } from '@tanstack/react-router';
import { isAppBuild } from '../../platform/build.ts';
import { useSay } from '../../texts/use-say.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import styles from './LoginScreen.module.css';

type OtherWaysProps = {
  /** It is null until it is known. The room for it is kept, so that nothing moves when the server has answered. */
  hasDemo: boolean | null;
  onDemo: () => void;
};

/** What a visitor without a login can do here. */
export const OtherWays = ({ hasDemo, onDemo }: OtherWaysProps) => {
  const say = useSay();
  return (
    <div className={styles.ways}>
      <Link to="/register" className={buttonClass('plain', true)}>
        {say('login.register')}
      </Link>
      {isAppBuild && (
        <Link to="/localdevices" className={buttonClass('plain', true)}>
          {say('login.localMode')}
        </Link>
      )}
      <div className={hasDemo === false ? styles.noDemo : styles.demo}>
        {hasDemo && (
          <Button wide onClick={onDemo}>
            {say('login.demo')}
          </Button>
        )}
      </div>
    </div>
  );
};
