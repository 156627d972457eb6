import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAdmin } from '../../../../test/admin-for-test.tsx';
import { cleanUpApp } from '../../../../test/app-for-test.tsx';
import { buildAppConfig } from '../../../../test/build-app-config.ts';
import { refusal, success } from '../../../../test/server-for-test.ts';

const feedback = {
  id: 3,
  type: 'bug',
  title: 'Wrong bill',
  state: 'open',
  createdAt: '2026-11-20T08:00:00Z',
  lastMessageAt: '2026-11-20T08:00:00Z',
  hasNewAnswer: false,
  email: null,
  finishedAt: null,
  accountId: 5,
  username: 'ada_l',
  fullName: 'Ada Lovelace',
  messages: [
    {
      id: 1,
      from: 'user',
      content: 'It is too high.',
      createdAt: '2026-11-20T08:00:00Z',
      files: [{ id: 9, name: 'bill.png', width: 8, height: 8, mediaType: 'image/png' }],
    },
  ],
};
const conversation = {
  '/api/v1/admin/feedback/3': success(feedback),
  '/api/v1/admin/feedbackfile/9': refusal(404, {}),
};
const answer = async (value: string) => {
  fireEvent.change(await screen.findByLabelText('Your answer'), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
};

describe('a feedback', () => {
  cleanUpApp();

  it('is answered, and its pictures are fetched with the token', async () => {
    const { sentTo } = await openAdmin('/admin/feedback/3', {
      ...conversation,
      '/api/v1/admin/answerfeedback/3': success(null),
    });
    await answer(' Thank you. ');
    expect(await screen.findByText('The answer has been sent.')).toBeDefined();
    expect(sentTo('answerfeedback/3')[0]?.body).toEqual({ content: 'Thank you.' });
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe(''));
    expect(sentTo('feedbackfile/9')[0]?.headers.get('token')).toBe('t');
    expect(await screen.findByText('The picture bill.png could not be loaded.')).toBeDefined();
  });

  it('keeps what was typed when sending fails', async () => {
    await openAdmin('/admin/feedback/3', {
      ...conversation,
      '/api/v1/admin/answerfeedback/3': refusal(500, {}),
    });
    await answer('Thank you.');
    await screen.findByRole('alert', { name: '' });
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('Thank you.');
  });

  it('is finished after a yes', async () => {
    const { sentTo } = await openAdmin('/admin/feedback/3', {
      ...conversation,
      '/api/v1/admin/finishfeedback/3': success(null),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Finish conversation' }));
    const question = within(await screen.findByRole('dialog', { name: 'Finish this conversation?' }));
    fireEvent.click(question.getByRole('button', { name: 'Finish conversation' }));
    await waitFor(() => expect(sentTo('finishfeedback/3')).toHaveLength(1));
  });

  it('has no page where the server takes none', async () => {
    await openAdmin('/admin/feedback', {
      '/api/v1/common/config': success(buildAppConfig({ feedback: false })),
    });
    expect(await screen.findByText('This server does not accept feedback.')).toBeDefined();
  });
});
