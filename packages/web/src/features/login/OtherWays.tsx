import { Link } from '@tanstack/react-router';
import { isAppBuild } from '../../platform/build.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import styles from './LoginScreen.module.css';

/** What a visitor without a login can do here. */
export const OtherWays = ({ hasDemo, onDemo }: { hasDemo: boolean; onDemo: () => void }) => {
  const { say } = useTexts();
  return (
    <div className={styles.ways}>
      {hasDemo && (
        <Button wide onClick={onDemo}>
          {say('login.demo')}
        </Button>
      )}
      <Link to="/register" className={buttonClass('plain', true)}>
        {say('login.register')}
      </Link>
      {isAppBuild && (
        <Link to="/localdevices" className={buttonClass('plain', true)}>
          {say('login.localMode')}
        </Link>
      )}
    </div>
  );
};
