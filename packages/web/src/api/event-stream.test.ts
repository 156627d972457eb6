import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventsOf } from './event-stream.ts';

async function* inPieces(text: string, cuts: readonly number[]): AsyncGenerator<string> {
  const ends = [...cuts.map((cut) => cut % (text.length + 1)), text.length].sort((a, b) => a - b);
  let start = 0;
  for (const end of ends) {
    yield text.slice(start, end);
    start = end;
  }
}

const eventsIn = async (text: string, cuts: readonly number[] = []): Promise<string[]> => {
  const events: string[] = [];
  for await (const event of eventsOf(inPieces(text, cuts))) events.push(event);
  return events;
};

describe('eventsOf', () => {
  it('reads events, passing over comments and other fields', async () => {
    expect(await eventsIn(': hello\n\nid: 3\ndata: {"a":1}\n\nevent: x\ndata:{"b":2}\n\n')).toEqual([
      '{"a":1}',
      '{"b":2}',
    ]);
  });

  it('joins the lines of one event', async () => {
    expect(await eventsIn('data: 1\r\ndata: 2\r\n\r\n')).toEqual(['1\n2']);
  });

  it('leaves out an event cut off by the end', async () => {
    expect(await eventsIn('data: 1\n\ndata: 2\n')).toEqual(['1']);
  });

  it('reads the same however the text is cut', async () => {
    const lineEnd = fc.constantFrom('\n', '\r\n');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue()), lineEnd, fc.array(fc.nat()), async (values, end, cuts) => {
        const events = values.map((value) => JSON.stringify(value));
        const text = events.map((event) => `data: ${event}${end}${end}`).join('');
        expect(await eventsIn(text, cuts)).toEqual(events);
      }),
    );
  });
});
