import type { Announcement } from '@ohmstead/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAdmin, pageOfRows } from '../../../../test/admin-for-test.tsx';
import { cleanUpApp } from '../../../../test/app-for-test.tsx';
import { success } from '../../../../test/server-for-test.ts';

const notice: Announcement = {
  id: 7,
  type: 'product',
  audience: 'all',
  username: null,
  onlyTheseLanguages: false,
  texts: {
    en: { title: 'Maintenance', content: 'On Sunday.' },
    de: { title: 'Wartung', content: 'Am Sonntag.' },
  },
  publishAt: '2026-01-01T08:00:00Z',
  withdrawnAt: null,
  createdAt: '2026-01-01T07:00:00Z',
  readCount: 12,
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('a new notice', () => {
  cleanUpApp();

  it('is published in its languages after a question', async () => {
    const { sentTo, router } = await openAdmin('/admin/notices/new', {
      '/api/v1/admin/saveannouncement': success(notice),
      '/api/v1/admin/announcementlist': pageOfRows([]),
    });
    await screen.findByRole('heading', { level: 1, name: 'Write a notice' });
    type('Title', 'Maintenance');
    type('Text', 'On Sunday.');
    type('Add a language', 'de');
    type('Title', 'Wartung');
    fireEvent.click(screen.getByRole('radio', { name: /^Now/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Publish now' }));
    expect(await screen.findByText('Please enter a text.')).toBeDefined();
    type('Text', 'Am Sonntag.');
    expect(screen.getByRole('heading', { level: 3, name: 'Wartung' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Publish now' }));
    const question = within(await screen.findByRole('dialog', { name: 'Publish this notice now?' }));
    expect(sentTo('saveannouncement')).toEqual([]);
    fireEvent.click(question.getByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/notices'));
    expect(sentTo('saveannouncement')[0]?.body).toMatchObject({
      id: 0,
      audience: 'all',
      texts: notice.texts,
      publishAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  it('is shown where a text is missing in a language that is not shown', async () => {
    const { sentTo } = await openAdmin('/admin/notices/new', {});
    await screen.findByRole('heading', { level: 1, name: 'Write a notice' });
    type('Title', 'Maintenance');
    type('Add a language', 'de');
    type('Title', 'Wartung');
    type('Text', 'Am Sonntag.');
    fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Please enter a text.')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'English' }).checked).toBe(true);
    expect(document.activeElement?.getAttribute('name')).toBe('texts.en.content');
    expect(sentTo('saveannouncement')).toEqual([]);
  });
});

describe('a published notice', () => {
  cleanUpApp();

  it('can only be withdrawn', async () => {
    const { sentTo } = await openAdmin('/admin/notices/7', {
      '/api/v1/admin/announcement/7': success(notice),
      '/api/v1/admin/withdrawannouncement/7': success(null),
      '/api/v1/admin/announcementlist': pageOfRows([]),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw notice' }));
    expect(screen.queryByLabelText('Title')).toBeNull();
    const question = within(await screen.findByRole('dialog', { name: 'Withdraw this notice?' }));
    fireEvent.click(question.getByRole('button', { name: 'Withdraw notice' }));
    await waitFor(() => expect(sentTo('withdrawannouncement/7')).toHaveLength(1));
  });
});

describe('a draft', () => {
  cleanUpApp();

  it('that is deleted is not asked for again', async () => {
    const { sentTo, router } = await openAdmin('/admin/notices/7', {
      '/api/v1/admin/announcement/7': success({ ...notice, publishAt: null }),
      '/api/v1/admin/withdrawannouncement/7': success(null),
      '/api/v1/admin/announcementlist': pageOfRows([]),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete draft' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete this draft?' }));
    fireEvent.click(question.getByRole('button', { name: 'Delete draft' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/notices'));
    expect(await screen.findByText('No notice has been written yet.')).toBeDefined();
    expect(sentTo('announcement/7')).toHaveLength(1);
  });
});
