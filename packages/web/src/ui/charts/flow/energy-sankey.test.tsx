import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanUpApp } from '../../../../test/app-for-test.tsx';
import { chooseLanguage } from '../../../texts/texts.ts';
import { EnergySankey } from './EnergySankey.tsx';

const names = { solar: 'Solar', grid: 'Import', house: 'Consumption', export: 'Export' };
type End = keyof typeof names;

const flows: readonly { from: End; to: End; kWh: number }[] = [
  { from: 'solar', to: 'house', kWh: 30 },
  { from: 'solar', to: 'export', kWh: 50 },
  { from: 'grid', to: 'house', kWh: 20 },
];

const reader = () => screen.getByRole('slider', { name: 'Read the chart' });
const words = () => reader().getAttribute('aria-valuetext')?.replaceAll(/\s/g, ' ');
const press = (...keys: string[]) => keys.map((key) => fireEvent.keyDown(reader(), { key }));
const besides = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));

describe('the flows of energy', () => {
  cleanUpApp();
  beforeAll(() => chooseLanguage('en'));
  beforeEach(() => {
    render(
      <EnergySankey
        heading={{ title: 'Flows', span: 'November' }}
        flows={flows}
        labelOf={(node) => names[node]}
        roleOf={() => 'load'}
        summary="100 kWh"
      />,
    );
  });

  it('are read by arrow keys, each end with its parts', () => {
    expect(words()).toBe('Whole period');
    press('ArrowDown');
    expect(words()).toBe('Solar 80.00 kWh, Consumption 30.00 kWh, Export 50.00 kWh');
    press('ArrowDown');
    expect(words()).toBe('Import 20.00 kWh, Consumption 20.00 kWh');
    press('ArrowUp', 'ArrowRight');
    expect(words()).toBe('Consumption 50.00 kWh, Solar 30.00 kWh, Import 20.00 kWh');
    press('End');
    expect(words()).toBe('Export 50.00 kWh, Solar 50.00 kWh');
    expect(reader().getAttribute('aria-valuenow')).toBe('3');
  });

  it('show beside the end that is read what goes to and comes from it, and all again after Escape', () => {
    const whole = ['Solar80.00 kWh', 'Import20.00 kWh', 'Consumption50.00 kWh', 'Export50.00 kWh'];
    expect(besides()).toEqual(whole);
    press('ArrowDown', 'ArrowDown');
    expect(besides()).toEqual(['Solar80.00 kWh', 'Import20.00 kWh', 'Consumption20.00 kWh', 'Export ']);
    press('Escape');
    expect(besides()).toEqual(whole);
    expect(words()).toBe('Whole period');
  });

  it('are read no more once the keys are elsewhere', () => {
    press('Home');
    expect(words()).toMatch(/^Solar/);
    fireEvent.blur(reader());
    expect(words()).toBe('Whole period');
  });

  it('leave keys that mean nothing to the page', () => {
    const isTaken = (key: string) => !fireEvent.keyDown(reader(), { key });
    expect(isTaken('ArrowDown')).toBe(true);
    expect(isTaken('Tab')).toBe(false);
  });
});
