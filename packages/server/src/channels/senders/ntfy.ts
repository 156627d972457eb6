// A message to a topic of ntfy (https://docs.ntfy.sh/publish/#publish-as-json). As JSON: headers could not hold every letter.
import { post } from '../../network/outside/post.ts';
import { outcomeOfAnswer, outcomeOfError } from './outcome-of-answer.ts';
import type { Outgoing, Send } from './send.ts';

type Parts = { readonly allowPrivate: boolean };

export const ntfySender =
  ({ allowPrivate }: Parts): Send =>
  async (outgoing, signal) => {
    const { target } = outgoing.delivery;
    if (target.kind !== 'ntfy') throw new TypeError(`This is no topic of ntfy: ${target.kind}.`);
    const { server, topic } = readTopic(target.url);
    const headers = {
      'content-type': 'application/json',
      ...(target.token && { authorization: `Bearer ${target.token}` }),
    };
    const body = JSON.stringify({ topic, ...bodyOf(outgoing) });
    try {
      const answer = await post({ url: server, headers, body, allowPrivate, signal });
      return outcomeOfAnswer(answer, { isOwnProgram: false });
    } catch (error) {
      return outcomeOfError(error);
    }
  };

/** `https://ntfy.sh/my-topic`: the topic stands last, and what is published as JSON goes to what stands before it. */
export const readTopic = (address: string): { readonly server: string; readonly topic: string } => {
  const url = new URL(address);
  const [, before = '/', topic = ''] = /^(.*\/)([^/]+)\/?$/.exec(url.pathname) ?? [];
  url.pathname = before;
  url.search = '';
  url.hash = '';
  return { server: url.href, topic };
};

/** Topics are of these characters, and no longer. */
export const isTopic = (topic: string): boolean => /^[-_A-Za-z0-9]{1,64}$/.test(topic);

/** 3 is usual, 5 the highest: it rings on and on. */
const priorities = { urgent: 5, normal: 3 } as const;

const bodyOf = ({ message: { title, text, urgency }, delivery: { step }, link }: Outgoing) => ({
  title,
  message: text,
  priority: priorities[urgency],
  tags: [tagOf(step)],
  click: link,
});

/** Names of emoji, which ntfy puts before the title. */
const tagOf = (step: Outgoing['delivery']['step']): string => {
  if (step === 'began') return 'warning';
  return step === null ? 'bell' : 'white_check_mark';
};
