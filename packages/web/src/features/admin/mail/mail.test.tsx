import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAdmin } from '../../../../test/admin-for-test.tsx';
import { cleanUpApp } from '../../../../test/app-for-test.tsx';
import { buildAppConfig } from '../../../../test/build-app-config.ts';
import { success } from '../../../../test/server-for-test.ts';

const mail = {
  id: 4,
  to: 'ada@example.org',
  username: 'ada_l',
  subject: 'Welcome',
  lang: 'en',
  state: 'failed',
  createdAt: '2026-11-20T08:00:00Z',
  attempts: 5,
  nextAttemptAt: null,
  sentAt: null,
  error: '550 no such user',
  messageId: '<1@ohm.example>',
  text: 'Hello Ada',
  html: '<p>Hello Ada</p>',
};

describe('a mail', () => {
  cleanUpApp();

  it('shows the mail server’s words and its content, which can run nothing', async () => {
    const { sentTo } = await openAdmin('/admin/mail/4', {
      '/api/v1/common/config': success(buildAppConfig({ mail: false })),
      '/api/v1/admin/mail/4': success(mail),
      '/api/v1/admin/retrymail/4': success(null),
    });
    expect(await screen.findByText('550 no such user')).toBeDefined();
    expect(screen.getByText(/This server has no mail server/)).toBeDefined();
    const frame = screen.getByTitle('As HTML');
    expect([frame.getAttribute('sandbox'), frame.getAttribute('srcdoc')]).toEqual(['', mail.html]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again now' }));
    await waitFor(() => expect(sentTo('retrymail/4')).toHaveLength(1));
  });

  it('that was sent is not tried again', async () => {
    await openAdmin('/admin/mail/4', {
      '/api/v1/admin/mail/4': success({ ...mail, state: 'sent', error: null, text: null, html: null }),
    });
    expect(await screen.findByText(/is not kept after it has been sent/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again now' })).toBeNull();
  });
});
