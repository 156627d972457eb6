import { lazy, Suspense, useState } from 'react';

const SideMenu = lazy(async () => ({ default: (await import('./SideMenu.tsx')).SideMenu }));

/** The side menu, whose code comes when it is first opened. */
export const LazySideMenu = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return (
    wasOpened && (
      <Suspense>
        <SideMenu open={open} onClose={onClose} />
      </Suspense>
    )
  );
};
