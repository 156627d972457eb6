import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, configure, render } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { queryClient } from '../src/api/query-client.ts';
import { createAppRouter } from '../src/routes/router.ts';
import { chooseLanguage } from '../src/texts/texts.ts';
import { dismissToast, shownToasts } from '../src/toasts/toast-store.ts';
import { Toasts } from '../src/ui/Toasts.tsx';

// A busy machine takes more than the usual second to load a screen's code.
configure({ asyncUtilTimeout: 15_000 });

/** The whole app at a path, as a browser would show it. */
export const openApp = async (path: string, { isAppBuild = false } = {}) => {
  await chooseLanguage('en');
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter(history, { isAppBuild });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toasts />
    </QueryClientProvider>,
  );
  return { ...view, router };
};

/** Each test begins with an empty browser. */
export const cleanUpApp = (): void => {
  afterEach(() => {
    cleanup();
    queryClient.clear();
    for (const { id } of shownToasts()) dismissToast(id);
    localStorage.clear();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
};
