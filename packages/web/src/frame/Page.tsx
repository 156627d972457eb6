import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useSay } from '../texts/use-say.ts';
import { useBrand } from '../theme/brand.ts';
import { IconButton } from '../ui/Button.tsx';
import { LazyComputingBar } from './LazyComputingBar.tsx';
import { LazySideMenu } from './LazySideMenu.tsx';
import styles from './Page.module.css';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';

type PageProps = {
  title: string;
  /** Shows the way back: the page before, or My sites. */
  back?: boolean;
  onRefresh?: () => void;
  refreshing?: boolean;
  /** Small print under the title, such as the time of the last update. */
  note?: ReactNode;
  /** One column of at most 640 px, for forms. */
  narrow?: boolean;
  children: ReactNode;
};

/** A screen: top bar with title, back, refresh and menu, then its content. Mounting it focuses the title. */
export const Page = ({
  title,
  back = false,
  onRefresh,
  refreshing = false,
  note,
  narrow,
  children,
}: PageProps) => {
  const say = useSay();
  const brand = useBrand();
  const heading = useFocusAfterNavigation();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <div className={styles.page}>
      <title>{`${title} · ${brand.name}`}</title>
      <header className={styles.bar}>
        {back && <BackButton />}
        <h1 ref={heading} tabIndex={-1} title={title}>
          {title}
        </h1>
        {onRefresh && (
          <IconButton icon="refresh" label={say('action.refresh')} turning={refreshing} onClick={onRefresh} />
        )}
        <IconButton icon="menu" label={say('frame.menu')} onClick={() => setMenuOpen(true)} />
      </header>
      <main id="content" tabIndex={-1} className={narrow ? styles.narrow : styles.content}>
        {note && <div className={styles.note}>{note}</div>}
        <LazyComputingBar />
        {children}
      </main>
      <LazySideMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
    </div>
  );
};

const BackButton = () => {
  const say = useSay();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const goBack = () => (canGoBack ? router.history.back() : router.navigate({ to: '/main', replace: true }));
  return <IconButton icon="back" label={say('frame.back')} onClick={goBack} />;
};
