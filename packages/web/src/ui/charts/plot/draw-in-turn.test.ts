import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { drawInTurn } from './draw-in-turn.ts';

describe('drawInTurn', () => {
  it('draws one after another, each in a task of its own', async () => {
    const drawn: string[] = [];
    for (const name of ['day', 'month']) {
      drawInTurn(() => {
        drawn.push(name);
        queueMicrotask(() => drawn.push(`behind ${name}`));
      });
    }
    expect(drawn).toEqual([]);
    await wait(20);
    expect(drawn).toEqual(['day', 'behind day', 'month', 'behind month']);
  });

  it('leaves out what is called off, and draws what comes later', async () => {
    const drawn: string[] = [];
    const callOff = drawInTurn(() => drawn.push('gone'));
    callOff();
    await wait(20);
    drawInTurn(() => drawn.push('later'));
    await wait(20);
    expect(drawn).toEqual(['later']);
  });
});
