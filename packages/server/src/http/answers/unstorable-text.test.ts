import { describe, expect, it } from 'vitest';
import { billedSites, tariff } from '../../../test/billed-sites.ts';

const { answerTo, newSite } = billedSites();

describe('a text that PostgreSQL cannot hold', () => {
  it.each(['half a \ud83d pair', 'a \u0000 character'])('is refused where it stands', async (holiday) => {
    const { siteId } = await newSite();
    const schedule = { summer: null, holidays: [holiday], rules: [], otherwise: 'standard' as const };
    const buying = { type: 'timeOfUse' as const, schedule, prices: { standard: 1 }, winterPrices: null };
    const body = tariff('2025-01-01', 253_400, { buying });
    const { status, data } = await answerTo('POST', `tariff/save/${siteId}`, body);
    expect({ status, errors: data.errors }).toEqual({
      status: 400,
      errors: [expect.objectContaining({ field: 'buying.schedule.holidays.0', code: 'field_invalid' })],
    });
  });
});
