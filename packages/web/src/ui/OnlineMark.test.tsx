import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../texts/texts.ts';
import { OnlineMark } from './OnlineMark.tsx';
import { UpdatedAgo } from './UpdatedAgo.tsx';

describe('OnlineMark', () => {
  beforeAll(() => chooseLanguage('en'));
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it.each([
    ['a grid meter', 1, 'notOn', 'Online'],
    ['a flat at half its power', 3, 'halfPower', 'Online'],
    ['solar by day', 2, 'halfPower', 'Running'],
    ['solar at night', 2, 'notOn', 'Idle'],
    ['a storage at rest', 4, 'notOn', 'Idle'],
    ['any silent meter', 1, 'noResponse', 'Offline since 14:05'],
    ['a faulty one', 2, 'alert', 'Alert'],
  ] as const)('says of %s (use type %d, %s) “%s”', (_, useType, state, words) => {
    const { container } = render(<OnlineMark useType={useType} state={state} since="14:05" />);
    expect(container.textContent).toBe(words);
  });

  it('says nothing while the browser has no network', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { container } = render(<OnlineMark useType={1} state="running" />);
    expect(container.textContent).toBe('');
  });
});

describe('UpdatedAgo', () => {
  it('does not count on while the browser has no network', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { container } = render(<UpdatedAgo atMs={new Date(2026, 10, 20, 14, 5).getTime()} />);
    expect(container.textContent).toBe('Updated 2:05\u202fPM');
  });
});
