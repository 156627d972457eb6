import { Outlet } from '@tanstack/react-router';
import { SkipLink } from '../frame/SkipLink.tsx';

export const RootLayout = () => (
  <>
    <SkipLink />
    <Outlet />
  </>
);
