import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cleanUpApp } from '../../../../test/app-for-test.tsx';
import { chosenClock } from '../../../texts/clock.ts';
import { chooseLanguage } from '../../../texts/texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { ClockTile } from './ClockTile.tsx';

const Hours = () => <output>{[0, 15].map(useTexts().formats.axisHour).join()}</output>;

const show = () =>
  render(
    <>
      <ClockTile />
      <Hours />
    </>,
  );

describe('the clock', () => {
  cleanUpApp();
  beforeEach(() => {
    localStorage.removeItem('clock');
    return chooseLanguage('en');
  });

  it('is that of the language, until another one is chosen', () => {
    show();
    expect(screen.getByText('12 AM,3 PM')).toBeDefined();
    fireEvent.click(screen.getByLabelText('24 hours'));
    expect(screen.getByText('0,15')).toBeDefined();
    expect(screen.getByText('14:30')).toBeDefined();
  });

  it('that was chosen is there at the next visit', () => {
    localStorage.setItem('clock', '24');
    show();
    expect(screen.getByText('0,15')).toBeDefined();
    fireEvent.click(screen.getByLabelText('12 hours'));
    expect(localStorage.getItem('clock')).toBe('12');
    fireEvent.click(screen.getByLabelText('By language'));
    expect(chosenClock()).toBe('language');
  });

  it('that nobody knows is that of the language', () => {
    localStorage.setItem('clock', '13');
    expect(chosenClock()).toBe('language');
  });
});
