import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportStart } from './report-start.ts';

describe('reportStart', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('says every two seconds what a long start is busy with, and nothing more after its end', () => {
    const said: string[] = [];
    const progress = reportStart((text) => said.push(text));
    progress.begin('opening');
    vi.advanceTimersByTime(2_000);
    progress.begin('recovering');
    vi.advanceTimersByTime(4_500);
    progress.end();
    vi.advanceTimersByTime(60_000);
    expect(said).toEqual([
      'Opening the database\n',
      'Opening the database: 2 s\n',
      'Recovering the database: it was not closed properly: 4 s\n',
      'Recovering the database: it was not closed properly: 6 s\n',
    ]);
  });

  it('adds one line to a quick start', () => {
    const said: string[] = [];
    const progress = reportStart((text) => said.push(text));
    progress.begin('opening');
    progress.begin('journal');
    progress.end();
    expect(said).toEqual(['Opening the database\n']);
  });
});
