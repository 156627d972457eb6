import './ui/page-styles.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { config } from 'zod/mini';
import { queryClient } from './api/query-client.ts';
import { setLoginPage, setPasswordPage } from './api/react-to-failure.ts';
import { followServerTexts } from './api/server-texts.ts';
import { landingOf } from './navigation/landing.ts';
import { startHistory } from './navigation/start-history.ts';
import { awaitInstallOffer } from './offline/install.ts';
import { keepAnswers } from './offline/kept-answers.ts';
import { startServiceWorker } from './offline/start-service-worker.ts';
import { isAppBuild } from './platform/build.ts';
import { createAppRouter } from './routes/router.ts';
import { session } from './session/session.ts';
import { showStartFailure } from './show-start-failure.ts';
import { partOfPage } from './texts/part-of-page.ts';
import { startTexts } from './texts/texts.ts';
import { startBrand } from './theme/brand.ts';
import { startTheme } from './theme/theme.ts';
import { Toasts } from './ui/Toasts.tsx';

// The server's policy forbids code made from strings, which zod would otherwise try.
config({ jitless: true });
startTheme();
startBrand();
keepAnswers(queryClient);
awaitInstallOffer();

const router = createAppRouter(
  startHistory((path) => landingOf(path, { hasToken: session.token() !== null, isAppBuild })),
  { isAppBuild },
);

setLoginPage({
  isShown: () => router.state.location.pathname.startsWith('/login'),
  open: () => void router.navigate({ to: '/login', search: { redirect: router.state.location.href } }),
});

setPasswordPage({
  isShown: () => router.state.location.pathname === '/edit/password',
  open: () => void router.navigate({ to: '/edit/password', state: { isFirstPassword: true }, replace: true }),
});

if (isAppBuild)
  void import('./navigation/follow-links.ts').then(({ followLinks }) =>
    followLinks((path) => void router.navigate({ href: path })),
  );

const start = async (element: HTMLElement): Promise<void> => {
  // Side by side: on a slow network the first page's code is a way there and back of its own.
  void router.load();
  await startTexts(partOfPage(window.location.pathname));
  followServerTexts();
  createRoot(element).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </StrictMode>,
  );
};

const app = document.getElementById('app');
// An app has its files with it.
if (!isAppBuild) startServiceWorker();
if (app) start(app).catch(() => showStartFailure(app));
