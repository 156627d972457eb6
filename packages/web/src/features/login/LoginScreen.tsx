import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { appConfigQuery } from '../../frame/app-config.ts';
import { LazySideMenu } from '../../frame/LazySideMenu.tsx';
import { useFocusAfterNavigation } from '../../frame/use-focus-after-navigation.ts';
import { useSay } from '../../texts/use-say.ts';
import { useBrand } from '../../theme/brand.ts';
import { IconButton } from '../../ui/Button.tsx';
import { AutoDemo } from './AutoDemo.tsx';
import { FlowPicture } from './FlowPicture.tsx';
import { footerTitle, usualGroup } from './footer-title.ts';
import { LoginForm } from './LoginForm.tsx';
import styles from './LoginScreen.module.css';
import { OtherWays } from './OtherWays.tsx';

export const LoginScreen = () => {
  const say = useSay();
  const brand = useBrand();
  const { auto } = useParams({ strict: false });
  const heading = useFocusAfterNavigation();
  const config = useQuery(appConfigQuery);
  const [byHand, setByHand] = useState(auto !== 'true');
  const demo = config.data?.demo ?? null;
  const hasDemo = config.isPending ? null : demo !== null;
  const demoOff = !byHand && config.data !== undefined && demo === null;
  const starting = !byHand && !demoOff && !config.isError;
  return (
    <div className={styles.screen}>
      <title>{`${say('login.title')} · ${brand.name}`}</title>
      <FlowPicture />
      <TopRight />
      <main id="content" tabIndex={-1} className={styles.main}>
        <div className={styles.card}>
          <h1 ref={heading} tabIndex={-1}>
            <img src={brand.logoAddress} alt="" width="40" height="40" />
            <span>{brand.name}</span>
          </h1>
          {starting ? (
            <AutoDemo demo={demo} onStop={() => setByHand(true)} />
          ) : (
            <>
              {demoOff && (
                <p className={styles.message} role="status">
                  {say('login.demoOff')}
                </p>
              )}
              <LoginForm />
              <OtherWays hasDemo={hasDemo} onDemo={() => setByHand(false)} />
            </>
          )}
        </div>
        <footer className={styles.footer}>
          {brand.footer ?? footerTitle(config.data?.serverGroup ?? usualGroup, say)}
        </footer>
      </main>
    </div>
  );
};

const TopRight = () => {
  const say = useSay();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <div className={styles.menu}>
      <IconButton icon="menu" label={say('frame.menu')} onClick={() => setMenuOpen(true)} />
      <LazySideMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
    </div>
  );
};
