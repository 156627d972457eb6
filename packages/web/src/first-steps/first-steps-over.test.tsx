import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { cleanUpApp, openApp } from '../../test/app-for-test.tsx';
import { buildAppConfig } from '../../test/build-app-config.ts';
import { buildSiteListItem } from '../../test/build-site-list-item.ts';
import { serveForTest, success } from '../../test/server-for-test.ts';
import { queryClient } from '../api/query-client.ts';
import { chooseLanguage } from '../texts/texts.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { hiddenSteps } from './hidden-steps.ts';

const done = { hasMeter: true, hasReading: true, hasTariff: true, hasBill: true };
const heading = () => screen.queryByRole('heading', { name: 'First steps' });

/** The only site of an account, whose bill is not known; while `computing`, days of it are not either. */
const withoutBill = (computing?: { doneDays: number; allDays: number }) => {
  const site = buildSiteListItem({ role: 'owner', hasTariff: true, monthFee: null });
  const answer = success([site]);
  localStorage.setItem('token', 't1');
  serveForTest({
    '/api/v1/common/config': success(buildAppConfig({ demo: null })),
    '/api/v1/user/noticecount': success({ List: [], invitations: 0 }),
    '/api/v1/user/sitelist': { body: { ...(answer.body as object), ...(computing && { computing }) } },
  });
  return site;
};

describe('the first steps', () => {
  cleanUpApp();
  beforeAll(() => chooseLanguage('en'));

  it('once over do not come back while the bill is unknown', () => {
    const stepsWith = (progress: typeof done) => (
      <QueryClientProvider client={queryClient}>
        <FirstSteps siteId={4} progress={progress} />
      </QueryClientProvider>
    );
    const { rerender } = render(stepsWith(done));
    rerender(stepsWith({ ...done, hasBill: false }));
    expect(heading()).toBeNull();
    expect([4, 5].map(hiddenSteps.has)).toEqual([true, false]);
  });

  it('do not come for a bill whose days are still being computed', async () => {
    const { name } = withoutBill({ doneDays: 3, allDays: 100 });
    await openApp('/main');
    await screen.findByRole('progressbar');
    expect(screen.queryAllByText(name).length).toBeGreaterThan(0);
    expect(heading()).toBeNull();
  });

  it('come for a bill that is not there', async () => {
    withoutBill();
    await openApp('/main');
    expect(await screen.findByRole('heading', { name: 'First steps' })).toBeTruthy();
  });
});
