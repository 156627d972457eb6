import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cleanUpApp, openApp } from '../../../../test/app-for-test.tsx';
import { success } from '../../../../test/server-for-test.ts';
import { serveAudit } from '../audit/serve-audit-for-test.ts';
import { buildMeter } from '../build-for-test.ts';

const openMeter = async (hasIntervals: boolean) => {
  serveAudit({ given: { '/api/v1/inverter/get/11': success(buildMeter({ hasIntervals })) } });
  await openApp('/edit/meter/11');
  await screen.findByRole('button', { name: 'Green Button' });
};

describe('the export of a meter', () => {
  cleanUpApp();

  it('offers interval energy where some was imported', async () => {
    await openMeter(true);
    expect(screen.getByRole('button', { name: 'Interval energy (CSV)' })).toBeDefined();
  });

  it('does not offer it elsewhere', async () => {
    await openMeter(false);
    expect(screen.queryByRole('button', { name: 'Interval energy (CSV)' })).toBeNull();
  });
});
