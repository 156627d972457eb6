import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { cleanUpApp } from '../../test/app-for-test.tsx';
import { chooseLanguage } from '../texts/texts.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { hiddenSteps } from './hidden-steps.ts';

const done = { hasMeter: true, hasReading: true, hasTariff: true, hasBill: true };

describe('the first steps', () => {
  cleanUpApp();
  beforeAll(() => chooseLanguage('en'));

  it('once over do not come back while the bill is unknown', () => {
    const { rerender } = render(<FirstSteps siteId={4} progress={done} />);
    rerender(<FirstSteps siteId={4} progress={{ ...done, hasBill: false }} />);
    expect(screen.queryByRole('heading', { name: 'First steps' })).toBeNull();
    expect([4, 5].map(hiddenSteps.has)).toEqual([true, false]);
  });
});
