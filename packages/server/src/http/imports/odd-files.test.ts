// Whatever stands in a file, the answer says what is wrong with it; no number of it fails the server or the database.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin } from '../../../test/build-login.ts';
import { buildMeter, buildSite } from '../../../test/build-meter.ts';

const usual = (...texts: string[]) => fc.constantFrom(...texts);
const number = fc.oneof(
  usual(
    '',
    '0',
    '-0',
    '-1',
    '0.5',
    '1e300',
    '-1e300',
    '1e-300',
    'NaN',
    'Infinity',
    '0x10',
    '9007199254740993',
  ),
  usual('9007199254', '9007199255', '1e9', '-62135596800', '253402300800', '8640000000001', '1735689600.25'),
  usual('1735689600', '1735690500', '1735691400'),
  fc.double().map(String),
  fc.maxSafeInteger().map(String),
  fc.string({ maxLength: 5 }),
);
const time = fc.oneof(
  number,
  usual('2025-01-01T00:00:00Z', '2025-01-01 00:15:00+00:00', '9999-12-31T23:59:59.999999-23:59'),
  usual('1000-01-01T00:00:00Z', '0000-01-01T00:00:00Z', '2025-02-30T00:00:00Z', '2025-01-01T24:00:00Z'),
  usual('+275760-09-13T00:00:00Z', '2200-01-01T00:00:00Z', '2025-01-01', '1969-12-31T23:45:00Z'),
);

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const tag = (name: string, inner: string): string => `<${name}>${inner}</${name}>`;

type Interval = { readonly start: string; readonly duration: string; readonly value: string };

const sound: fc.Arbitrary<Interval> = usual('1735689600', '1735690500', '1735691400').map((start) => ({
  start,
  duration: '900',
  value: '250',
}));
/** One number of it is odd: of several the first would be reported, and the others not be looked at. */
const odd = fc
  .tuple(sound, fc.constantFrom('start', 'duration', 'value'), number)
  .map(([interval, name, text]): Interval => ({ ...interval, [name]: text }));
const interval = fc
  .oneof(sound, odd)
  .map(({ start, duration, value }) =>
    tag(
      'IntervalReading',
      tag('timePeriod', tag('duration', escaped(duration)) + tag('start', escaped(start))) +
        tag('value', escaped(value)),
    ),
  );
const greenButton = fc
  .record({
    power: fc.oneof(usual('', '0', '-3', '3'), number),
    unit: usual('72', '72', '72', '', '1e300'),
    flow: usual('1', '19', ''),
    intervals: fc.array(interval, { minLength: 1, maxLength: 4 }),
  })
  .map(({ power, unit, flow, intervals }) =>
    tag(
      'feed',
      tag(
        'entry',
        tag(
          'ReadingType',
          (flow && tag('flowDirection', flow)) +
            (power && tag('powerOfTenMultiplier', escaped(power))) +
            tag('uom', escaped(unit)),
        ),
      ) + tag('entry', tag('IntervalBlock', intervals.join(''))),
    ),
  );

const cell = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const table = (header: string, ...columns: fc.Arbitrary<string>[]) =>
  fc
    .array(fc.tuple(...columns), { maxLength: 8 })
    .map((rows) => [header, ...rows.map((cells) => cells.map(cell).join(','))].join('\n'));

describe('an odd file', () => {
  let server: TestApp;
  let token: string;
  let site_id: number;
  let meterId: number;
  beforeAll(async () => {
    server = await appForTest();
    const login = await buildLogin(server);
    token = login.token;
    site_id = await buildSite(server.db, { account_id: login.accountId });
    meterId = (await buildMeter(server.db, { site_id })).id;
  });
  afterAll(() => server.close());

  const sent = async (path: string, body: string, type: string): Promise<number> => {
    const headers = { token, 'content-type': type };
    const { status } = await fetch(`${server.address}/api/v1/${path}`, {
      method: 'POST',
      headers,
      body,
    });
    return status;
  };
  const neverFails = (
    path: () => string,
    type: string,
    file: fc.Arbitrary<string>,
    numRuns: number,
  ): Promise<void> =>
    fc.assert(
      fc.asyncProperty(file, async (body) => {
        expect(await sent(path(), body, type)).toBeLessThan(500);
      }),
      { numRuns },
    );

  it('is a Green Button file', () =>
    neverFails(() => `inverter/import/${meterId}`, 'application/xml', greenButton, 40));

  it.each([
    ['before any', '-62135596800', '900'],
    ['after any', '9007199254740993', '900'],
    ['a part of a second', '1735689600.25', '900'],
    ['endless', '1735689600', '1e300'],
    ['beyond what is counted', '1e300', '900'],
  ])('is a Green Button file whose time is %s', async (_, start, duration) => {
    const period = tag('timePeriod', tag('duration', duration) + tag('start', start));
    const file = tag(
      'feed',
      tag('entry', tag('ReadingType', tag('uom', '72'))) +
        tag('entry', tag('IntervalBlock', tag('IntervalReading', period + tag('value', '250')))),
    );
    expect(await sent(`inverter/import/${meterId}`, file, 'application/xml')).toBeLessThan(500);
  });

  it('is a CSV of readings', () =>
    neverFails(
      () => `inverter/import/${meterId}`,
      'text/csv',
      table('time,phase,voltage_v,import_kwh', time, usual('1', '2', 'net', '9'), number, number),
      30,
    ));

  it.each(['unixSeconds', 'unixMilliseconds', 'dd.MM.yyyy HH:mm'])('is a CSV with times as %s', (format) => {
    const mapping = {
      delimiter: ',',
      decimal: '.',
      headerLines: 0,
      phaseColumn: null,
      time: { column: 0, format, zone: 'Europe/Berlin' },
      values: [{ column: 1, quantity: 'importKwh', unit: 'MWh' }],
    };
    const path = () => `inverter/import/${meterId}?mapping=${encodeURIComponent(JSON.stringify(mapping))}`;
    const when = fc.oneof(time, usual('31.12.9999 23:59', '01.01.0001 00:00', '01.01.2025 00:00'));
    return neverFails(path, 'text/csv', table('', when, number), 30);
  });

  it('is a preview', () =>
    neverFails(() => `inverter/importpreview/${meterId}`, 'text/csv', table('time,a', time, number), 30));

  it('is a series of prices', () =>
    neverFails(() => `tariff/prices/${site_id}`, 'text/csv', table('time,price', time, number), 30));

  it('is a series of CO2', () =>
    neverFails(() => `site/emissions/${site_id}`, 'text/csv', table('time,gramsPerKwh', time, number), 30));

  it('is any bytes', async () => {
    const bytes = fc
      .uint8Array({ minLength: 1, maxLength: 200 })
      .map((all) => Buffer.from(all).toString('latin1'));
    await neverFails(() => `inverter/import/${meterId}`, 'text/csv', bytes, 20);
    await neverFails(() => `inverter/import/${meterId}`, 'application/xml', bytes, 20);
    await neverFails(() => `tariff/prices/${site_id}`, 'application/json', bytes, 20);
    await neverFails(() => `site/emissions/${site_id}`, 'application/json', bytes, 20);
  });
});
