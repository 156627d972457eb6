import { createRootRoute } from '@tanstack/react-router';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { RootLayout } from './RootLayout.tsx';

export const root = createRootRoute({ component: RootLayout, notFoundComponent: NotFoundScreen });
