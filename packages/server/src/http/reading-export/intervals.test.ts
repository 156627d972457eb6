// The law of the round trip: what goes out and comes in again gives the same figures.
import type { IntervalEnergy } from '@ohmstead/domain';
import { describe, expect, it } from 'vitest';
import { billedSites } from '../../../test/billed-sites.ts';
import { buildLogin } from '../../../test/build-login.ts';
import { importIntervals, quartersFrom, steadyQuarters } from '../../../test/interval-meters.ts';

const { accountId, answerTo, ask, newSite, server } = billedSites();

const newToken = (): Promise<string> =>
  server().context.sessions.open({ id: accountId(), endsOthers: false }, 'web', true);

const fileOf = async (meterId: number): Promise<string> => {
  const response = await fetch(
    `${server().address}/api/v1/inverter/exportintervals/${meterId}?starttime=2026-02-01&endtime=2026-03-11`,
    { headers: { token: await newToken() } },
  );
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  return response.text();
};

const parsed = (file: string): IntervalEnergy[] =>
  file
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => {
      const [from = '', to = '', imported = '', exported = '', estimated = ''] = line.split(',');
      const mwhOf = (kwh: string) => (kwh === '' ? null : Math.round(Number(kwh) * 1e6));
      return {
        fromMicros: Date.parse(from) * 1000,
        toMicros: Date.parse(to) * 1000,
        importMwh: mwhOf(imported),
        exportMwh: mwhOf(exported),
        estimated: estimated === 'true',
      };
    });

describe('import.exportIntervals', () => {
  it('gives interval energy as it came, in the time of the site', async () => {
    const { meter } = await newSite();
    const day = {
      fromMicros: Date.parse('2026-03-04T23:00:00Z') * 1000,
      toMicros: Date.parse('2026-03-05T23:00:00Z') * 1000,
      importMwh: 8_123_456,
      exportMwh: 1,
      estimated: true,
    };
    await importIntervals(server(), meter.id, [
      ...quartersFrom('2026-03-02T23:00:00Z', [
        [250_000, null],
        [null, 0],
      ]),
      day,
    ]);
    expect(await fileOf(meter.id)).toBe(
      [
        'from,to,import_kwh,export_kwh,estimated',
        '2026-03-03T00:00:00+01:00,2026-03-03T00:15:00+01:00,0.25,,false',
        '2026-03-03T00:15:00+01:00,2026-03-03T00:30:00+01:00,,0,false',
        '2026-03-05T00:00:00+01:00,2026-03-06T00:00:00+01:00,8.123456,0.000001,true',
        '',
      ].join('\r\n'),
    );
  });

  it('gives what counts of several imports, which comes in again as the same figures', async () => {
    const [one, other] = [await newSite(), await newSite()];
    await importIntervals(server(), one.meter.id, steadyQuarters('2026-02-10T00:00:00Z', 900, [123_457, 11]));
    await importIntervals(server(), one.meter.id, steadyQuarters('2026-02-12T00:15:00Z', 500, [1, null]));
    await importIntervals(server(), other.meter.id, parsed(await fileOf(one.meter.id)));
    const figures = (id: number) =>
      ask('GET', `site/EnergyTypeColumn/${id}?date=2026-02-10&timetype=1&ctype=2`);
    expect(await figures(other.siteId)).toEqual(await figures(one.siteId));
    expect((await figures(one.siteId)).series[0].data[9]).not.toBeNull();
  });

  it('is of one’s own meters only', async () => {
    const { meter } = await newSite();
    const { token } = await buildLogin(server());
    const answer = await answerTo('GET', `inverter/exportintervals/${meter.id}`, undefined, { token });
    expect(answer.status).toBe(404);
  });
});
