// What the administrator's console is looked at with.
import { ask } from './ask.ts';

export type ForTheConsole = {
  readonly userId: number;
  /** Of a notice that is to appear next year, for that user only. */
  readonly announcementId: number;
  readonly mailId: number;
};

/** Of that user, who has written from the contact address. */
export const forTheConsole = async (
  origin: string,
  admin: string,
  { username, email }: { username: string; email: string },
): Promise<ForTheConsole> => {
  const answerTo = async (path: string, body?: unknown) => {
    const { successful, message, data } = await ask(origin, `/api/v1/admin/${path}`, { token: admin, body });
    if (!successful) throw new Error(`${path}: ${message}`);
    return data;
  };
  // The contract's answers; a screen that finds nothing there fails.
  const firstOf = async (path: string) => {
    const { rows } = (await answerTo(path)) as { rows: { id: number }[] };
    return rows[0]?.id ?? 0;
  };
  const publishAt = new Date(Date.now() + 365 * 86_400_000).toISOString();
  const texts = {
    en: { title: 'Work on the server', content: 'On Sunday the server is away for an hour.' },
    de: { title: 'Arbeiten am Server', content: 'Am Sonntag ist der Server eine Stunde lang nicht da.' },
  };
  const announcement = { id: 0, type: 'product', audience: 'account', username, texts, publishAt };
  const saved = (await answerTo('saveannouncement', announcement)) as { id: number };
  return {
    userId: await firstOf(`userlist?search=${username}`),
    announcementId: saved.id,
    mailId: await firstOf(`maillist?search=${encodeURIComponent(email)}`),
  };
};
