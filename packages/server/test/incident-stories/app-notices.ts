// What a person sees in the app: the list of notices, and the live event that says that there is a new one.
import type { Ask } from './ask.ts';
import { plain } from './every-channel.ts';

export type AppNotice = { readonly id: number; readonly title: string; readonly text: string };

/** The newest first. */
export const readNotices = async (ask: Ask, token: string): Promise<AppNotice[]> => {
  const listed: { readonly id: number }[] = [];
  for (;;) {
    const page = await ask('GET', `user/noticelist?skip=${listed.length}`, { token });
    if (page.length === 0) break;
    listed.push(...page);
  }
  const notices: AppNotice[] = [];
  for (const { id } of listed) {
    const { title, content } = await ask('GET', `user/notice/${id}`, { token });
    notices.push({ id, title: plain(title), text: plain(content) });
  }
  return notices;
};

/** As an open app follows it, until the program ends or it is left. */
export const followApp = async (address: string, token: string) => {
  const leaving = new AbortController();
  const response = await fetch(`${address}/api/v1/user/live`, { headers: { token }, signal: leaving.signal });
  const newest: (number | null)[] = [];
  const read = async (): Promise<void> => {
    let rest = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data?.includes('"newestNotice"')) newest.push(JSON.parse(data).newestNotice);
      }
    }
  };
  const reading = read().catch(() => undefined);
  return {
    /** Of each event that came. */
    newestNotices: (): readonly (number | null)[] => newest,
    leave: async (): Promise<void> => {
      leaving.abort();
      await reading;
    },
  };
};
