import { describe, expect, it } from 'vitest';
import { exampleMails } from '../../test/example-mails.ts';
import { messageOf } from './message.ts';

const { incident, timeZone, currency } = exampleMails.incidentToChannel;
const content = { incident, timeZone, currency, at: incident.startedAt };
const of = { siteId: 1, incidentId: 2, content };

describe('a message', () => {
  it('says when it was once quiet hours have kept it back', () => {
    const textOf = (wasHeld: boolean) => messageOf({ ...of, step: 'began', wasHeld }, 'en').text.split('\n');
    const [why, todo] = textOf(false);
    expect(textOf(true)).toEqual([why, 'Going on since Nov 25, 2026, 2:30\u202fAM', todo]);
  });

  it('of a recovery has its times anyway', () => {
    const ended = { ...content, incident: { ...incident, endedAt: '2026-11-25T02:10:00Z' } };
    const { text } = messageOf({ ...of, content: ended, step: 'recovered', wasHeld: true }, 'en');
    expect(text).toBe('It lasted from Nov 25, 2026, 2:30\u202fAM to Nov 25, 2026, 3:10\u202fAM.');
  });
});
