import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

const load = () => import('./SideMenu.tsx');
const SideMenu = lazy(async () => ({ default: (await load()).SideMenu }));

/** The side menu, whose code comes once the page is at rest, or when the menu is opened sooner. */
export const LazySideMenu = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  // What fails here is tried again when the menu is opened.
  useEffect(() => whenIdle(() => load().catch(() => undefined)), []);
  return (
    wasOpened && (
      <Suspense>
        <SideMenu open={open} onClose={onClose} />
      </Suspense>
    )
  );
};
