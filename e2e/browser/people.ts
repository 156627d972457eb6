// Who looks at the screens, and what they have made that a screen shows.
import { administrator } from '../people/administrator.ts';
import { type Alerted, alertedOwner } from '../people/alerted.ts';
import { ask } from '../people/ask.ts';
import { sendFeedback } from '../people/feedback.ts';
import { type ForTheConsole, forTheConsole } from '../people/for-the-console.ts';
import { type Judged, judgedOwner } from '../people/judged-meter.ts';
import { messagesOf } from '../people/messages.ts';
import { demoUser, logIn, newPerson, register } from '../people/person.ts';
import { share } from '../people/share.ts';

export type People = ForTheConsole & {
  readonly tokens: {
    readonly stranger: undefined;
    readonly demo: string;
    readonly newUser: string;
    readonly viewer: string;
    /** Has not answered the invitation to see that site. */
    readonly invited: string;
    /** Their meter has drawn too much. */
    readonly alerted: string;
    /** Their meter’s counts were judged. */
    readonly judged: string;
    readonly admin: string;
  };
  readonly alerted: Omit<Alerted, 'token'>;
  readonly judged: Omit<Judged, 'token'>;
  /** The new user's site: its meter has never sent. The viewer sees it too, without its prices. */
  readonly siteId: number;
  /** Its meter. */
  readonly meterId: number;
  /** The key of that site's public page. */
  readonly publicKey: string;
  /** The new user's. */
  readonly feedbackId: number;
};

export const peopleAt = async (origin: string): Promise<People> => {
  const [owner, guest] = [newPerson(), newPerson()];
  const email = `${owner.username}@example.org`;
  await register(origin, { ...owner, email });
  await register(origin, guest);
  const newUser = await logIn(origin, owner);
  const answerTo = async (path: string, body?: unknown) => {
    const { successful, message, data } = await ask(origin, `/api/v1/${path}`, { token: newUser, body });
    if (!successful) throw new Error(`${path}: ${message}`);
    return data;
  };
  // The contract's answers; a screen that finds nothing there fails.
  const sites = (await answerTo('user/sitelist')) as { id: number }[];
  const siteId = sites[0]?.id ?? 0;
  const meters = (await answerTo('user/meterlist')) as { id: number }[];
  const viewer = { username: guest.username, token: await logIn(origin, guest) };
  await share(origin, { siteId, token: newUser, viewer, showsPrices: false });
  const invited = newPerson();
  await register(origin, invited);
  await answerTo(`site/viewer/${siteId}`, { username: invited.username, showsPrices: true });
  const sharing = (await answerTo(`site/publiclink/${siteId}`, { public: true })) as {
    link: { key: string };
  };
  await messagesOf(origin, newUser);
  const feedbackId = await sendFeedback(origin, newUser);
  const admin = await administrator(origin);
  const alerted = await alertedOwner(origin);
  const judged = await judgedOwner(origin);
  return {
    ...(await forTheConsole(origin, admin, { username: owner.username, email })),
    tokens: {
      stranger: undefined,
      demo: await logIn(origin, demoUser),
      newUser,
      viewer: viewer.token,
      invited: await logIn(origin, invited),
      alerted: alerted.token,
      judged: judged.token,
      admin,
    },
    alerted,
    judged,
    siteId,
    meterId: meters[0]?.id ?? 0,
    publicKey: sharing.link.key,
    feedbackId,
  };
};
