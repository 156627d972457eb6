import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanUpApp } from '../../../../../test/app-for-test.tsx';
import { chooseLanguage } from '../../../../texts/texts.ts';
import { CountChart } from './CountChart.tsx';

const points = [
  { at: '2026-11-20T11:55:00Z', shownKwh: 100, countedKwh: 0 },
  { at: '2026-11-20T12:00:00Z', shownKwh: 9000, countedKwh: 0 },
  { at: '2026-11-20T12:05:00Z', shownKwh: 100.5, countedKwh: 0.5 },
];

const reader = () => screen.getByRole('slider', { name: 'Read the chart' });
const words = () => reader().getAttribute('aria-valuetext')?.replaceAll(/\s/g, ' ');
const press = (...keys: string[]) => keys.map((key) => fireEvent.keyDown(reader(), { key }));

describe('the counts around a step', () => {
  cleanUpApp();
  beforeAll(() => chooseLanguage('en'));
  beforeEach(() => {
    render(
      <CountChart
        heading={{ title: 'Spike', span: 'Nov 20' }}
        counts={{ points }}
        step={{ sinceMs: null, atMs: Date.parse('2026-11-20T12:00:00Z') }}
        zone="UTC"
        summary="A spike"
      />,
    );
  });

  it('say unread where both have come to, and are read point by point by arrow keys', () => {
    expect(words()).toMatch(/ 12:05 PM, .* 100\.50 kWh, .* 0\.50 kWh$/);
    press('Home');
    expect(words()).toMatch(/ 11:55 AM, .* 100\.00 kWh, .* 0\.00 kWh$/);
    press('ArrowRight');
    expect(words()).toMatch(/ 12:00 PM, .* 9,000\.00 kWh, .* 0\.00 kWh$/);
    expect(reader().getAttribute('aria-valuenow')).toBe('1');
    press('Escape');
    expect(words()).toMatch(/ 12:05 PM, /);
  });

  it('are read one line at a time by up and down', () => {
    press('Home', 'ArrowDown');
    expect(words()).toMatch(/ 11:55 AM, [^,]* 100\.00 kWh$/);
    press('ArrowDown');
    expect(words()).toBe('Nov 20, 2026, 11:55 AM, Counted since the first value 0.00 kWh');
  });

  it('leave out a line that is hidden', () => {
    const figure = screen.getByRole('figure');
    expect(figure.querySelectorAll('path[d*="L"]')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: /Counted since the first value/ }));
    expect(figure.querySelectorAll('path[d*="L"]')).toHaveLength(1);
    expect(words()).toMatch(/ 12:05 PM, [^,]* 100\.50 kWh$/);
  });
});
