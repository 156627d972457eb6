import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { cleanUpApp } from '../../test/app-for-test.tsx';
import { chooseLanguage } from '../texts/texts.ts';
import { DayStepper } from './DayStepper.tsx';

const stepper = (props: { day: string; first?: string }) => {
  const [onDay, onStep] = [vi.fn(), vi.fn()];
  render(<DayStepper last="2025-11-20" onDay={onDay} onStep={onStep} {...props} />);
  return { onDay, onStep };
};

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the day stepper', () => {
  cleanUpApp();
  beforeAll(() => chooseLanguage('en'));

  it('steps back and forth', () => {
    const { onStep } = stepper({ day: '2025-11-19' });
    fireEvent.click(button('Previous day'));
    fireEvent.click(button('Next day'));
    expect(onStep.mock.calls).toEqual([[-1], [1]]);
  });

  it.each([
    { day: '2025-11-20', before: false, after: true },
    { day: '2025-11-18', first: '2025-11-18', before: true, after: false },
    { day: '2025-11-20', first: '2025-11-20', before: true, after: true },
  ])('ends at its borders: $day from $first', ({ before, after, ...props }) => {
    stepper(props);
    expect(button('Previous day').disabled).toBe(before);
    expect(button('Next day').disabled).toBe(after);
  });

  it('takes a day within its borders only', () => {
    const { onDay } = stepper({ day: '2025-11-19', first: '2025-11-18' });
    const type = (value: string) => fireEvent.change(screen.getByLabelText('Day'), { target: { value } });
    for (const value of ['2025-11-17', '2025-11-21', '', '2025-11-18', '2025-11-20']) type(value);
    expect(onDay.mock.calls).toEqual([['2025-11-18'], ['2025-11-20']]);
  });
});
