import { describe, expect, it } from 'vitest';
import { showProgress } from './show-progress.ts';

const shown = (isTTY: boolean, steps: number[]): string => {
  let text = '';
  const out = {
    isTTY,
    write: (part: string) => {
      text += part;
    },
  };
  const progress = showProgress(out, 'history', 100);
  for (const step of steps) progress.add(step);
  progress.end('done');
  return text;
};

describe('showProgress', () => {
  it('writes each tenth to a log once', () => {
    expect(shown(false, [4, 4, 4, 4, 30, 54])).toBe('history 10 %\nhistory 40 %\ndone\n');
  });

  it('writes one line over on a terminal', () => {
    expect(shown(true, [50, 50])).toBe('\rhistory 50 %\rhistory 100 %\r\u001b[Kdone\n');
  });
});
