import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import { openAdmin, pageOfRows } from '../../../../test/admin-for-test.tsx';
import { cleanUpApp } from '../../../../test/app-for-test.tsx';
import { success } from '../../../../test/server-for-test.ts';
import { overrideTexts } from '../../../texts/texts.ts';

const row = {
  key: 'notices.unread_other',
  english: '{{count}} unread notices',
  own: '{{count}} unread notices',
  replacement: null,
};

describe('a text', () => {
  cleanUpApp();
  // The files after this one show the same texts.
  afterAll(() => overrideTexts('en', {}));

  const edit = async (value: string) => {
    fireEvent.click(await screen.findByRole('button', { name: 'Edit the text notices.unread_other' }));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Your text' }), { target: { value } });
  };

  it('is replaced only with the placeholders of the original', async () => {
    const { sentTo } = await openAdmin('/admin/texts', { '/api/v1/admin/textlist': pageOfRows([row]) });
    await edit('{{number}} new notices');
    expect(screen.getByText('Still missing: {{count}}')).toBeDefined();
    expect(screen.getByText('Not in the original: {{number}}')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(sentTo('savetext')).toEqual([]);
  });

  it('is shown with sample values while it is typed, and everywhere once it is saved', async () => {
    const { sentTo } = await openAdmin('/admin/texts', {
      '/api/v1/admin/textlist': pageOfRows([row]),
      '/api/v1/admin/savetext': success(null),
      '/api/v1/common/applocales': success({ 'admin.texts.title': 'Wordings' }),
    });
    await edit('News: {{count}}');
    expect(screen.getByText('News: 3')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Wordings' })).toBeDefined();
    expect(sentTo('savetext')[0]?.body).toEqual({
      lang: 'en',
      key: 'notices.unread_other',
      value: 'News: {{count}}',
    });
    await waitFor(() => expect(sentTo('textlist')).toHaveLength(2));
  });
});
