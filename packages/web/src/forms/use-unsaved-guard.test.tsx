import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cleanUpApp } from '../../test/app-for-test.tsx';
import { chooseLanguage } from '../texts/texts.ts';
import { UnsavedQuestion } from './UnsavedQuestion.tsx';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

const Form = () => {
  const [changed, setChanged] = useState(false);
  const guard = useUnsavedGuard(changed);
  return (
    <>
      <button type="button" onClick={() => setChanged(true)}>
        Type
      </button>
      <button type="button" onClick={guard.release}>
        Save
      </button>
      <UnsavedQuestion guard={guard} />
    </>
  );
};

const openForm = async () => {
  await chooseLanguage('en');
  const Frame = () => (
    <>
      {/* `string`: the app's own routes are the only ones the types know. */}
      <Link to={'/next' as string}>Go on</Link>
      <Outlet />
    </>
  );
  const root = createRootRoute({ component: Frame });
  const form = createRoute({ getParentRoute: () => root, path: '/form', component: Form });
  const next = createRoute({ getParentRoute: () => root, path: '/next', component: () => <p>Next page</p> });
  const router = createRouter({
    routeTree: root.addChildren([form, next]),
    history: createMemoryHistory({ initialEntries: ['/form'] }),
  });
  // `never`: another router than the app's, whose type is the registered one.
  render(<RouterProvider router={router as never} />);
  await screen.findByRole('button', { name: 'Type' });
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const goOn = () => fireEvent.click(screen.getByRole('link', { name: 'Go on' }));

describe('a form that is left', () => {
  cleanUpApp();
  beforeEach(openForm);

  it('lets go when nothing was changed', async () => {
    goOn();
    expect(await screen.findByText('Next page')).toBeDefined();
  });

  it('asks when something was changed, and goes when the answer is to go', async () => {
    press('Type');
    goOn();
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    press('Leave');
    expect(await screen.findByText('Next page')).toBeDefined();
  });

  it('stays when the question is cancelled', async () => {
    press('Type');
    goOn();
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    press('Cancel');
    expect(screen.getByRole('button', { name: 'Type' })).toBeDefined();
    expect(screen.queryByText('Next page')).toBeNull();
  });

  it('lets go after saving', async () => {
    press('Type');
    press('Save');
    goOn();
    expect(await screen.findByText('Next page')).toBeDefined();
  });
});
