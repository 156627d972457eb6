// The law: importing a file is uploading its readings, whatever the order and however it is cut.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin } from '../../../test/build-login.ts';
import { type BuiltMeter, buildMeter, buildSite } from '../../../test/build-meter.ts';
import { openMeterHistory } from '../../ingest/meter-state/meter-history.ts';

const header = 'time,phase,voltage_v,current_a,power_w,import_kwh,export_kwh,frequency_hz,power_factor';
const farMicros = Date.UTC(2100, 0, 1) * 1000;

type Row = readonly (number | null)[];
type TimedRows = { readonly time: string; readonly rows: readonly Row[] };

const csvOf = (readings: readonly TimedRows[]): string =>
  [
    header,
    ...readings.flatMap(({ time, rows }) =>
      rows.map((row, index) => [time, index + 1, ...row.map((value) => value ?? '')].join(',')),
    ),
  ].join('\n');

const step = fc.record({
  seconds: fc.oneof(fc.constant(60), fc.constant(0), fc.integer({ min: 1, max: 50_000 })),
  wh: fc.integer({ min: 0, max: 500 }),
  kind: fc.oneof(
    { weight: 12, arbitrary: fc.constant('normal' as const) },
    { weight: 1, arbitrary: fc.constantFrom('reset' as const, 'dip' as const, 'unknown' as const) },
  ),
});

/** A meter of two phases; its counter runs, is reset, dips, falls silent; instants repeat now and then. */
const history = fc.array(step, { minLength: 1, maxLength: 40 }).map((steps): TimedRows[] => {
  let atMs = Date.UTC(2026, 0, 1);
  let wh = 7_000_000;
  return steps.map(({ seconds, wh: risen, kind }) => {
    atMs += seconds * 1000;
    wh = kind === 'reset' ? 0 : wh + risen;
    const shown = { normal: wh, reset: wh, dip: Math.floor(wh / 2), unknown: null }[kind];
    const row = [230.5, 1.25, risen, shown === null ? null : shown / 1000, 5, 50, 1];
    return { time: new Date(atMs).toISOString(), rows: [row, row] };
  });
});

describe('imports', () => {
  let server: TestApp;
  let token: string;
  let site_id: number;
  beforeAll(async () => {
    server = await appForTest();
    const login = await buildLogin(server);
    token = login.token;
    site_id = await buildSite(server.db, { account_id: login.accountId });
  });
  afterAll(() => server.close());

  const newMeter = (): Promise<BuiltMeter> => buildMeter(server.db, { site_id });

  const post = (path: string, body: string, type = 'text/csv') =>
    server.ask('POST', path, { token, body, headers: { 'content-type': type } });
  const importCsv = (meter: BuiltMeter, body: string, query = '') =>
    post(`/api/v1/inverter/import/${meter.id}${query}`, body);
  const mapped = (mapping: object): string => `?mapping=${encodeURIComponent(JSON.stringify(mapping))}`;

  const upload = async (meter: BuiltMeter, readings: readonly TimedRows[]) => {
    const lines = readings.map(({ time, rows }) =>
      JSON.stringify({ time, key: meter.key, SN: meter.sn, Datas: rows }),
    );
    return (await post('/api/v1/sensor/uploadbatch', lines.join('\n'), 'application/x-ndjson')).data;
  };

  const contentsOf = async ({ id: meterId }: BuiltMeter) => {
    const stored = openMeterHistory(server.storage.pool);
    const readings = await stored.readingsBetween({ meterId, fromMicros: 0, toMicros: farMicros });
    const events = await server.db
      .selectFrom('counter_event')
      .select(['at', 'register', 'kind', 'detail'])
      .where('meter_id', '=', meterId)
      .orderBy('at')
      .orderBy('register')
      .execute();
    const latest = await server.db
      .selectFrom('latest_reading')
      .select(['at', 'phase_values', 'net_values'])
      .where('meter_id', '=', meterId)
      .execute();
    return {
      slots: await stored.slotsAfter({ meterId, slotMicros: 0, limit: 100_000 }),
      readings: readings.map(({ atMicros, shift, values }) => ({ atMicros, shift, values })),
      events,
      latest,
    };
  };

  it('leave what uploads of the same readings leave, in whatever order and pieces', async () => {
    const cut = history.chain((readings) =>
      fc.record({
        readings: fc.constant(readings),
        shuffled: fc.shuffledSubarray(readings, { minLength: readings.length }),
        at: fc.integer({ min: 0, max: readings.length }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(cut, async ({ readings, shuffled, at }) => {
        const [uploaded, whole, pieces] = [await newMeter(), await newMeter(), await newMeter()];
        await upload(uploaded, readings);
        await importCsv(whole, csvOf(readings));
        await importCsv(pieces, csvOf(shuffled.slice(0, at)));
        await upload(pieces, shuffled.slice(at));
        await importCsv(pieces, csvOf(shuffled.slice(at)));
        const contents = await contentsOf(uploaded);
        expect(await contentsOf(whole)).toEqual(contents);
        expect(await contentsOf(pieces)).toEqual(contents);
      }),
      { numRuns: 12 },
    );
  });

  it('undone leave what was there before them', async () => {
    await fc.assert(
      fc.asyncProperty(history, history, async (uploaded, imported) => {
        const [untouched, meter] = [await newMeter(), await newMeter()];
        await upload(meter, uploaded.slice(0, 20));
        const brought = await importCsv(meter, csvOf(imported));
        // Some of these the import brought as well.
        const sent = [...uploaded, ...imported.slice(0, 3)];
        await upload(meter, sent);
        await upload(untouched, sent);
        const body = { importId: brought.data.importId };
        const undone = await server.ask('POST', `/api/v1/inverter/undoimport/${meter.id}`, { token, body });
        expect(undone.data.removed).toBeLessThanOrEqual(brought.data.readings);
        expect(await contentsOf(meter)).toEqual(await contentsOf(untouched));
      }),
      { numRuns: 8 },
    );
  });

  const minutes = (count: number, phases = 1): TimedRows[] =>
    Array.from({ length: count }, (_, minute) => ({
      time: new Date(Date.UTC(2025, 5, 1) + minute * 60_000).toISOString(),
      rows: Array.from({ length: phases }, () => [230, 1, 600, (70_000 + minute) / 100, 0, 50, 1]),
    }));

  it('say what they took, and are listed', async () => {
    const meter = await newMeter();
    const body = csvOf(minutes(3000, 3));
    const dry = await importCsv(meter, body, '?dryRun=true');
    expect(dry.data).toMatchObject({ importId: null, dryRun: true, rows: 9000, readings: 3000 });
    expect((await contentsOf(meter)).readings).toEqual([]);
    const first = await importCsv(meter, body);
    expect(first).toMatchObject({ status: 200, data: { rows: 9000, readings: 3000, duplicates: 0 } });
    const again = await importCsv(meter, body);
    expect(again.data).toMatchObject({ readings: 0, duplicates: 3000, refused: [], refusedRows: 0 });
    const list = await server.ask('GET', `/api/v1/inverter/imports/${meter.id}`, { token });
    expect(
      list.data.map(({ state, readings }: { state: string; readings: number }) => [state, readings]),
    ).toEqual([
      ['done', 0],
      ['done', 3000],
    ]);
    const hot = await server.db.selectFrom('reading').select('at').where('meter_id', '=', meter.id).execute();
    expect(hot).toEqual([]);
  });

  it('refuse wrong lines and take the others', async () => {
    const lines = [
      `${header}\r`,
      '2025-06-01T00:00:00Z,1,230,1,600,700,0,50,1\r',
      '2025-06-01T00:01:00,1,230,1,600,700,0,50,1',
      '2025-06-01T00:02:00Z,7,230,1,600,700,0,50,1',
      '2025-06-01T00:03:00Z,2,230,1,600,700,0,50,1',
      '2025-06-01T00:04:00Z,1,23x,1,600,700,0,50,1',
      '2025-06-01T00:05:00Z,1,2300,1,600,700,0,50,1',
      '2025-06-01T00:06:00Z,1,,,,,,,',
      '1999-06-01T00:06:00Z,1,230,1,600,700,0,50,1',
      '',
      'x',
      '"2025-06-01T00:07:00+02:00", 1 ,"230",1,600,700.5,,,',
    ];
    const answer = await importCsv(await newMeter(), lines.join('\n'));
    expect(answer.data).toMatchObject({ rows: 10, readings: 2, refusedRows: 8 });
    expect(answer.data.refused).toEqual([
      { line: 3, code: 'reading_time_invalid' },
      { line: 4, code: 'import_phase_invalid' },
      { line: 5, code: 'import_phase_missing' },
      { line: 6, code: 'reading_not_number' },
      { line: 7, code: 'reading_out_of_range' },
      { line: 8, code: 'reading_not_ready' },
      { line: 9, code: 'reading_time_far_off' },
      { line: 11, code: 'import_row_malformed' },
    ]);
    const unknown = await importCsv(await newMeter(), 'Datum;Bezug\n01.01.2025 00:00;5');
    expect(unknown).toMatchObject({ status: 400, data: { code: 'import_columns_unknown' } });
  });

  it('read local times on days of 23 and 25 hours', async () => {
    const quarters = (date: string, hours: readonly number[]) =>
      hours.flatMap((hour) =>
        [0, 15, 30, 45].map(
          (minute) => `${date} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
        ),
      );
    const spring = quarters('30.03.2025', [0, 1, ...Array.from({ length: 21 }, (_, hour) => hour + 3)]);
    const autumn = quarters('26.10.2025', [0, 1, 2, ...Array.from({ length: 22 }, (_, hour) => hour + 2)]);
    const lines = [...spring, ...autumn].map(
      (time, index) => `${time};${String(7000 + index / 4).replace('.', ',')}`,
    );
    const preview = await post(
      `/api/v1/inverter/importpreview/${(await newMeter()).id}`,
      ['Datum;Bezug [kWh]', ...lines].join('\n'),
    );
    expect(preview.data).toMatchObject({
      header: ['Datum', 'Bezug [kWh]'],
      mapping: {
        delimiter: ';',
        decimal: ',',
        time: { column: 0, format: 'dd.MM.yyyy HH:mm' },
        phaseColumn: null,
      },
    });
    const mapping = {
      ...preview.data.mapping,
      time: { ...preview.data.mapping.time, zone: 'Europe/Berlin' },
    };
    const meter = await newMeter();
    const answer = await importCsv(meter, ['Datum;Bezug [kWh]', ...lines].join('\n'), mapped(mapping));
    expect(answer.data).toMatchObject({ readings: 92 + 100, refused: [] });
    const { readings } = await contentsOf(meter);
    const gaps = readings.slice(1).map(({ atMicros }, index) => atMicros - (readings[index]?.atMicros ?? 0));
    expect(gaps.filter((gap) => gap !== 900_000_000)).toHaveLength(1);
    const skipped = await importCsv(meter, 'Datum;Bezug [kWh]\n30.03.2025 02:30;7000', mapped(mapping));
    expect(skipped.data.refused).toEqual([{ line: 2, code: 'reading_time_invalid' }]);
  });

  it('need a zone for local times', async () => {
    const mapping = {
      delimiter: ';',
      decimal: ',',
      headerLines: 1,
      phaseColumn: null,
      time: { column: 0, format: 'dd.MM.yyyy HH:mm' },
      values: [{ column: 1, quantity: 'importKwh', unit: 'kWh' }],
    };
    const { id } = await newMeter();
    const codeOf = async (changed: object) =>
      (await post(`/api/v1/inverter/import/${id}${mapped({ ...mapping, ...changed })}`, 'a;b')).data.code;
    expect(await codeOf({})).toBe('time_zone_unknown');
    expect(await codeOf({ time: { ...mapping.time, zone: 'Mars/Base' } })).toBe('time_zone_unknown');
    const unit = { column: 1, quantity: 'importKwh', unit: 'V' };
    expect(await codeOf({ values: [unit] })).toBe('import_columns_unknown');
    expect(await codeOf({ values: [] })).toBe('validation');
  });

  it('read other units exactly', async () => {
    const meter = await newMeter();
    const mapping = {
      delimiter: ',',
      decimal: '.',
      headerLines: 0,
      phaseColumn: null,
      time: { column: 0, format: 'unixSeconds' },
      values: [
        { column: 2, quantity: 'importKwh', unit: 'Wh' },
        { column: 1, quantity: 'powerW', unit: 'kW' },
      ],
    };
    await importCsv(meter, '1748736000,0.123,7000001\n1748736060,-1.5,7000003', mapped(mapping));
    const { readings } = await contentsOf(meter);
    expect(readings.map(({ values }) => values.phases)).toEqual([
      [null, null, 123, 7000.001, null, null, null],
      [null, null, -1500, 7000.003, null, null, null],
    ]);
  });

  const exported = (meter: BuiltMeter, query: string) =>
    fetch(`${server.address}/api/v1/inverter/export/${meter.id}?${query}`, { headers: { token } });
  const june = 'starttime=2025-06-01&endtime=2025-07-01';

  it('take rows in any order, and interval energies beside counters', async () => {
    const [sorted, byPhase] = [await newMeter(), await newMeter()];
    const three = minutes(500, 3);
    await importCsv(sorted, csvOf(three));
    const [first = '', ...rows] = csvOf(three).split('\n');
    const phaseOfRow = (row: string): number => Number(row.split(',')[1]);
    const moved = rows.toReversed().sort((one, other) => phaseOfRow(one) - phaseOfRow(other));
    expect((await importCsv(byPhase, [first, ...moved].join('\n'))).data).toMatchObject({
      rows: 1500,
      readings: 500,
      refused: [],
    });
    expect(await contentsOf(byPhase)).toEqual(await contentsOf(sorted));
    const quarters = Array.from({ length: 96 }, (_, at) => {
      const start = Date.UTC(2025, 4, 1) + at * 900_000;
      return [start, start + 900_000].map((ms) => new Date(ms).toISOString()).join(',');
    });
    const body = ['from,to,import_kwh', ...quarters.map((times) => `${times},0.25`)].join('\n');
    expect((await importCsv(sorted, body, '?dryRun=true')).data).toMatchObject({
      holds: 'intervals',
      readings: 96,
      months: [{ month: '2025-05', importKwh: 24, exportKwh: null }],
    });
    expect((await importCsv(sorted, body)).data).toMatchObject({ readings: 96, duplicates: 0 });
    expect((await importCsv(sorted, body)).data).toMatchObject({ readings: 0, duplicates: 96 });
  });

  it('take back what was exported, bit by bit', async () => {
    const [meter, other] = [await newMeter(), await newMeter()];
    const row = [230.1, 0.3, -68, 0.1 + 0.2, 12_345.678, 50, 0.99];
    const odd = { time: '2025-06-02T10:00:00.000250Z', rows: [row, row, row, row] };
    await upload(meter, [...minutes(2000, 3), odd]);
    const answer = await exported(meter, june);
    expect(answer.headers.get('content-disposition')).toContain(`${meter.sn}-2025-05-31.csv`);
    const file = await answer.text();
    expect(file.split('\r\n').slice(0, 2)).toEqual([
      header,
      '2025-06-01T02:00:00+02:00,1,230,1,600,700,0,50,1',
    ]);
    expect(file).toContain(
      '2025-06-02T12:00:00.000250+02:00,net,230.1,0.3,-68,0.30000000000000004,12345.678',
    );
    expect((await importCsv(other, file)).data).toMatchObject({ readings: 2001, refused: [] });
    expect(await contentsOf(other)).toEqual(await contentsOf(meter));
  });

  it('are exported as a workbook, as long as a program can open it', async () => {
    const meter = await newMeter();
    await importCsv(meter, csvOf(minutes(1500)));
    const short = await exported(meter, 'format=xlsx&starttime=2025-06-01&endtime=2025-06-02');
    expect(
      Buffer.from(await short.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    await importCsv(
      meter,
      csvOf(minutes(17_000, 3).map(({ time, rows }) => ({ time: time.replace('2025', '2024'), rows }))),
    );
    const long = await exported(meter, 'format=xlsx&starttime=2024-06-01&endtime=2025-07-01');
    expect(await long.json()).toMatchObject({ data: { errors: [{ code: 'span_too_long' }] } });
  });

  it('take and give Green Button files', async () => {
    const [meter, other] = [await newMeter(), await newMeter()];
    await upload(meter, minutes(3 * 1440 + 1));
    const file = await (await exported(meter, `format=greenbutton&${june}`)).text();
    const path = `/api/v1/inverter/import/${other.id}`;
    const answer = await post(path, file, 'application/xml');
    expect(answer.data).toMatchObject({ holds: 'intervals', readings: 3 * 96, refused: [] });
    const energyOf = async (of: BuiltMeter) => {
      const again = await (await exported(of, `format=greenbutton&${june}`)).text();
      return [...again.matchAll(/<start>(\d+)<\/start><\/timePeriod><value>(\d+)</g)].map(
        ([, ...pair]) => pair,
      );
    };
    expect(await energyOf(other)).toEqual(await energyOf(meter));
    expect(await energyOf(meter)).toHaveLength(2 * 3 * 96);
    for (const broken of ['<feed', '<!DOCTYPE a [<!ENTITY x "y">]><feed>&x;</feed>', '<a></b>']) {
      expect((await post(path, broken, 'application/xml')).data.code).toBe('import_file_invalid');
    }
  });
});
