import type { IncidentDetail } from '@ohmstead/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cleanUpApp, openApp } from '../../../../test/app-for-test.tsx';
import { buildAppConfig } from '../../../../test/build-app-config.ts';
import { buildIncident } from '../../../../test/build-incident.ts';
import { buildSite } from '../../../../test/build-site.ts';
import { refusal, serveForTest, success } from '../../../../test/server-for-test.ts';
import { buildIncidentDetail } from '../build-for-test.ts';

const serve = (
  change: Partial<IncidentDetail> = {},
  given: Record<string, ReturnType<typeof success>> = {},
) => {
  const answers: Record<string, ReturnType<typeof success>> = {
    '/api/v1/common/config': success(buildAppConfig()),
    '/api/v1/user/noticecount': success({ List: [], invitations: 0 }),
    '/api/v1/site/get/3': success(buildSite({ id: 3, name: 'Mill' })),
    '/api/v1/site/incident/5': success(buildIncidentDetail({ endedAt: '2026-11-20T10:20:00Z', ...change })),
    ...given,
  };
  const { asked } = serveForTest(answers);
  const sentTo = (path: string) => asked.filter((one) => one.path === path).map(({ body }) => body);
  return { answers, sentTo };
};

describe('an alert', () => {
  cleanUpApp();
  beforeEach(() => localStorage.setItem('token', 't'));

  it('says why, with its numbers and values, what it costs and what to do', async () => {
    serve({ cost: { amount: 1.5, per: 'day' } });
    const { container } = await openApp('/site/3/alerts/5');
    await screen.findByRole('heading', { level: 1, name: 'Overload' });
    await screen.findByText(/^The power reached 12.30\skW. Your limit is 11.00\skW.$/);
    expect(screen.getByText('€1.50 more for each day like this, at your tariff')).toBeDefined();
    expect(screen.getByText(/^Switch off something large/)).toBeDefined();
    const figure = container.querySelector('figure');
    expect(figure?.querySelector('figcaption')?.textContent).toContain('The values from');
    fireEvent.click(within(screen.getByRole('figure')).getByText('Show as table'));
    await waitFor(() => expect(figure?.querySelectorAll('tbody tr')).toHaveLength(3));
    expect(screen.getByRole('link', { name: 'Main meter' }).getAttribute('href')).toBe('/edit/meter/11');
  });

  it('has no chart where there are no values', async () => {
    serve({ evidence: [] });
    await openApp('/site/3/alerts/5');
    await screen.findByText(/^The power reached/);
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('lists its messages, with what a receiver answered', async () => {
    const at = '2026-11-20T10:01:00.000Z';
    serve({
      messages: [
        { step: 'began', channel: 'app', name: null, state: 'sent', at, error: null },
        { step: 'recovered', channel: 'webhook', name: 'Hall', state: 'failed', at, error: '503 busy' },
      ],
    });
    await openApp('/site/3/alerts/5');
    const failed = (await screen.findByText('Webhook: Hall')).closest('li');
    expect(failed?.textContent).toContain('Back to normal');
    expect(failed?.textContent).toContain('Failed');
    expect(failed?.textContent).toContain('The receiver answered: 503 busy');
    expect(screen.getByText('In the app').closest('li')?.textContent).toContain('Sent');
  });

  it('is paused, and goes on', async () => {
    const paused = buildIncident({ snoozedUntil: '2126-11-20T10:00:00.000Z' });
    const { answers, sentTo } = serve({}, { '/api/v1/site/incident/5/snooze': success(paused) });
    await openApp('/site/3/alerts/5');
    const group = await screen.findByRole('group', { name: 'Pause messages for' });
    expect(within(group).queryByRole('button', { name: 'Resume messages' })).toBeNull();
    answers['/api/v1/site/incident/5'] = success(buildIncidentDetail({ ...paused }));
    fireEvent.click(within(group).getByRole('button', { name: '8 hours' }));
    await screen.findByText(/^Messages are paused until/);
    answers['/api/v1/site/incident/5/snooze'] = success(buildIncident());
    fireEvent.click(within(group).getByRole('button', { name: 'Resume messages' }));
    await waitFor(() => expect(screen.queryByText(/^Messages are paused until/)).toBeNull());
    expect(document.activeElement).toBe(group);
    expect(sentTo('/api/v1/site/incident/5/snooze')).toEqual([{ hours: 8 }, { hours: 0 }]);
  });

  it('is said to be normal only after a question, and that is taken back', async () => {
    const normal = buildIncident({ isNormal: true, endedAt: '2026-11-20T10:20:00Z' });
    const { answers, sentTo } = serve({}, { '/api/v1/site/incident/5/normal': success(normal) });
    await openApp('/site/3/alerts/5');
    fireEvent.click(await screen.findByRole('button', { name: 'This is normal for me' }));
    expect(sentTo('/api/v1/site/incident/5/normal')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Yes, it is normal' }));
    const undo = await screen.findByRole('button', { name: 'It is not normal after all' });
    expect(screen.getByText('Normal for you')).toBeDefined();
    answers['/api/v1/site/incident/5/normal'] = success(buildIncident());
    fireEvent.click(undo);
    await screen.findByRole('button', { name: 'This is normal for me' });
    expect(sentTo('/api/v1/site/incident/5/normal')).toEqual([{ isNormal: true }, { isNormal: false }]);
  });

  it('without a limit cannot be normal', async () => {
    serve({ kind: 'counterJudged', unit: 'kWh', limit: null });
    await openApp('/site/3/alerts/5');
    await screen.findByRole('group', { name: 'Pause messages for' });
    expect(screen.queryByRole('button', { name: 'This is normal for me' })).toBeNull();
  });

  it('is only read by a viewer', async () => {
    serve(
      { snoozedUntil: '2126-11-20T10:00:00.000Z' },
      { '/api/v1/site/get/3': success(buildSite({ id: 3, role: 'viewer', sharedBy: 'Ada' })) },
    );
    await openApp('/site/3/alerts/5');
    await screen.findByText('Only the owner of the site can pause alerts and move limits.');
    expect(screen.getByText(/^Messages are paused until/)).toBeDefined();
    for (const name of ['1 hour', 'Resume messages', 'This is normal for me'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it.each([
    ['nonsense', {}],
    ['5', { siteId: 4 }],
  ])('that is not of this site (%s) leads to the list', async (id, change) => {
    serve(change);
    await openApp(`/site/3/alerts/${id}`);
    await screen.findByRole('link', { name: 'All alerts of the site' });
  });

  it('that is not there leads to the list', async () => {
    serve({}, { '/api/v1/site/incident/5': refusal(404, { code: 'wrong_id' }) });
    await openApp('/site/3/alerts/5');
    await screen.findByRole('link', { name: 'All alerts of the site' });
  });
});
