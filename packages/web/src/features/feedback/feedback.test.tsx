import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanUpApp, openApp } from '../../../test/app-for-test.tsx';
import { buildAutoSend } from '../../../test/build-auto-send.ts';
import { refusal, serveForTest, success } from '../../../test/server-for-test.ts';

const setting = {
  username: 'ada_l',
  fullName: 'Ada',
  telephone: null,
  email: 'ada@example.org',
  emailConfirmed: true,
  lang: 'en',
  deleteAt: null,
  push: false,
  autoSend: buildAutoSend(),
};
const config = {
  serverGroup: 'pm',
  version: '1',
  feedback: true,
  mail: true,
  brand: { title: null, footer: null, colour: null, logo: null },
  demo: null,
};
const listed = {
  id: 7,
  type: 'bug',
  title: 'The chart is empty',
  state: 'open',
  createdAt: '2026-11-20T10:00:00Z',
  lastMessageAt: '2026-11-21T10:00:00Z',
  hasNewAnswer: true,
};
const detail = {
  ...listed,
  email: null,
  finishedAt: null,
  messages: [
    { id: 1, from: 'user', content: 'Since yesterday.', createdAt: '2026-11-20T10:00:00Z', files: [] },
    { id: 2, from: 'administrator', content: 'It is mended.', createdAt: '2026-11-21T10:00:00Z', files: [] },
  ],
};

const usual = {
  '/api/v1/common/config': success(config),
  '/api/v1/common/applocales': success({}),
  '/api/v1/user/noticecount': success({ List: [], invitations: 0 }),
  '/api/v1/user/setting': success(setting),
  '/api/v1/user/sitelist': success([]),
  '/api/v1/user/meterlist': success([]),
  '/api/v1/user/feedbacklist': success([listed]),
  '/api/v1/user/feedback/7': success(detail),
};

const serve = (answers: Parameters<typeof serveForTest>[0] = {}) => serveForTest({ ...usual, ...answers });

type Answer = 'late' | 'lost' | { readonly status: number; readonly body: unknown };

/** The browser's own sender of large bodies: happy-dom has none that a test can answer. */
const sendTo = (...answers: Answer[]) => {
  const sent: FormData[] = [];
  class Request {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    timeout = 0;
    status = 200;
    responseText = '';
    onload?: () => void;
    onerror?: () => void;
    ontimeout?: () => void;
    open() {}
    setRequestHeader() {}
    abort() {}
    send(body: FormData) {
      sent.push(body);
      expect(this.timeout).toBe(20_000);
      const answer = answers.shift() ?? 'lost';
      queueMicrotask(() => {
        if (answer === 'late') return this.ontimeout?.();
        if (answer === 'lost') return this.onerror?.();
        this.status = answer.status;
        this.responseText = JSON.stringify(answer.body);
        this.onload?.();
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return sent;
};
const done = { status: 200, body: success({ id: 7 }).body };

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const picture = (name: string, mediaType = 'image/png') => new File(['bytes'], name, { type: mediaType });
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Add pictures'), { target: { files } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shownDialog = () => within(screen.getByRole('dialog'));

describe('feedback', () => {
  cleanUpApp();
  beforeEach(() => localStorage.setItem('token', 't'));
  afterEach(() => sessionStorage.clear());

  it('is listed with its state and what is new', async () => {
    serve();
    await openApp('/edit/feedbacklist');
    const row = await screen.findByRole('link', { name: /The chart is empty/ });
    expect(row.textContent).toMatch(/Problem.*Last message.*Open.*New answer/);
    expect(row.getAttribute('href')).toBe('/edit/feedback/7');
  });

  it('says what it is for where there is none', async () => {
    serve({ '/api/v1/user/feedbacklist': success([]) });
    await openApp('/edit/feedbacklist');
    expect(await screen.findByText('You have not sent any feedback yet.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'New feedback' }).getAttribute('href')).toBe('/edit/addfeedback');
  });

  it('is shown as a conversation', async () => {
    serve();
    await openApp('/edit/feedback/7');
    const conversation = await screen.findByRole('list', { name: 'Conversation' });
    const texts = within(conversation)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(texts[0]).toMatch(/^You.*Since yesterday\.$/);
    expect(texts[1]).toMatch(/^Administrator.*It is mended\.$/);
  });

  it('of others, or at no id, is not there', async () => {
    serve({ '/api/v1/user/feedback/8': refusal(404, { code: 'wrong_id' }) });
    await openApp('/edit/feedback/8');
    expect(await screen.findByText('There is no such feedback.')).toBeDefined();
  });

  it('is finished after a question, and then only read', async () => {
    const answers = { ...usual, '/api/v1/user/finishfeedback/7': success(null) };
    const { asked } = serveForTest(answers);
    await openApp('/edit/feedback/7');
    fireEvent.click(await screen.findByRole('button', { name: 'Finish' }));
    expect(asked.some(({ path }) => path.includes('finishfeedback'))).toBe(false);
    const finished = { ...detail, state: 'finished', finishedAt: '2026-11-22T10:00:00Z' };
    answers['/api/v1/user/feedback/7'] = success(finished);
    fireEvent.click(shownDialog().getByRole('button', { name: 'Finish' }));
    expect(await screen.findByText(/^This conversation was finished on/)).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull();
  });

  it('is continued with a text and pictures', async () => {
    serve();
    const sent = sendTo(done);
    await openApp('/edit/feedback/7');
    await screen.findByLabelText('Add a message');
    press('Send');
    expect(await screen.findByText('Please enter a text.')).toBeDefined();
    type('Add a message', 'And now?');
    choose(picture('one.png'), picture('two.gif', 'image/gif'));
    press('Send');
    expect(await screen.findByText('Thank you. Your message has been sent.')).toBeDefined();
    const [form] = sent;
    expect([form?.get('Content'), form?.get('Title')]).toEqual(['And now?', null]);
    expect(namesOf(form)).toEqual(['one.png', 'two.gif']);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Add a message').value).toBe('');
  });
});

const namesOf = (form: FormData | undefined) =>
  ['fileName0', 'fileName1', 'fileName2'].flatMap((name) => {
    const file = form?.get(name);
    return file instanceof File ? [file.name] : [];
  });

describe('new feedback', () => {
  cleanUpApp();
  beforeEach(() => localStorage.setItem('token', 't'));
  afterEach(() => sessionStorage.clear());

  const fill = async () => {
    await screen.findByLabelText('Title');
    fireEvent.click(screen.getByRole('radio', { name: /^Suggestion/ }));
    type('Title', 'A wish');
    type('Your message', 'More colours.');
  };

  it('takes the address from the settings, and sends what was written', async () => {
    serve();
    const sent = sendTo(done);
    const { router } = await openApp('/edit/addfeedback');
    await fill();
    expect(screen.getByLabelText<HTMLInputElement>(/^E-mail for the answer/).value).toBe('ada@example.org');
    press('Send');
    await waitFor(() => expect(router.state.location.pathname).toBe('/edit/feedback/7'));
    expect(screen.getByText('Thank you. Your message has been sent.')).toBeDefined();
    expect(Object.fromEntries(sent[0]?.entries() ?? [])).toEqual({
      Type: 'suggestion',
      Title: 'A wish',
      Content: 'More colours.',
      Email: 'ada@example.org',
    });
    expect(sessionStorage.length).toBe(0);
  });

  it('says beside each field what is missing, and sends nothing', async () => {
    serve();
    const sent = sendTo();
    await openApp('/edit/addfeedback');
    await screen.findByLabelText('Title');
    press('Send');
    expect(await screen.findByText('Please enter a title.')).toBeDefined();
    expect(screen.getByText('Please enter a text.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));
    expect(sent).toEqual([]);
  });

  it('loses nothing when sending takes too long or the network is lost, and tries again', async () => {
    serve();
    const sent = sendTo('late', 'lost', done);
    await openApp('/edit/addfeedback');
    await fill();
    choose(picture('one.png'));
    press('Send');
    expect(await screen.findByText(/^Sending took too long/)).toBeDefined();
    press('Try again');
    expect(await screen.findByText(/^It could not be sent/)).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('More colours.');
    press('Try again');
    expect(await screen.findByText('Thank you. Your message has been sent.')).toBeDefined();
    expect(sent.map(namesOf)).toEqual([['one.png'], ['one.png'], ['one.png']]);
  });

  it('names the picture that the server refuses', async () => {
    serve();
    const errors = [{ field: 'fileName1', code: 'image_invalid', message: 'no' }];
    sendTo({ status: 400, body: refusal(400, { code: 'image_invalid', errors }).body });
    await openApp('/edit/addfeedback');
    await fill();
    choose(picture('good.png'), picture('bad.png'));
    press('Send');
    const pictures = within(await screen.findByRole('list', { name: 'Pictures' })).getAllByRole('listitem');
    await waitFor(() => expect(pictures[1]?.textContent).toMatch(/bad\.png.*Only pictures are taken/));
    expect(pictures[0]?.textContent).toBe('good.png');
  });

  it('takes pictures that are dropped or pasted, no other files, and lets go of them', async () => {
    serve();
    await openApp('/edit/addfeedback');
    await fill();
    const place = screen.getByText('Add pictures').parentElement as HTMLElement;
    fireEvent.drop(place, { dataTransfer: { files: [picture('dropped.png')] } });
    fireEvent.paste(document.body, { clipboardData: { files: [picture('pasted.png')] } });
    choose(picture('x.svg', 'image/svg+xml'));
    expect(await screen.findByText('x.svg is not a GIF, JPEG or PNG picture.')).toBeDefined();
    const list = within(screen.getByRole('list', { name: 'Pictures' }));
    const names = () => list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(names()).toEqual(['dropped.png', 'pasted.png']);
    press('Remove dropped.png');
    expect(names()).toEqual(['pasted.png']);
  });

  it('says of a file that cannot be shown that it is no picture', async () => {
    serve();
    await openApp('/edit/addfeedback');
    await fill();
    choose(picture('broken.png'));
    const list = await screen.findByRole('list', { name: 'Pictures' });
    fireEvent.error(list.querySelector('img') as HTMLImageElement);
    expect(list.textContent).toMatch(/broken\.png is not a GIF, JPEG or PNG picture\./);
    expect(list.querySelector('img')).toBeNull();
  });

  it('asks whoever leaves, and has the text again for whoever comes back', async () => {
    serve();
    const { router } = await openApp('/edit/addfeedback');
    await fill();
    void router.navigate({ to: '/edit/feedbacklist' });
    await screen.findByRole('dialog', { name: 'Leave without sending?' });
    press('Leave');
    await screen.findByRole('link', { name: 'New feedback' });
    await router.navigate({ to: '/edit/addfeedback' });
    expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('A wish');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Suggestion/ }).checked).toBe(true);
  });

  it('says that the answer comes by no mail where the server sends none', async () => {
    serve({ '/api/v1/common/config': success({ ...config, mail: false }) });
    await openApp('/edit/addfeedback');
    expect(await screen.findByText(/does not send e-mails/)).toBeDefined();
  });
});
