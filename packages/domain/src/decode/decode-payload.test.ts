import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Decoded, decodePayload, type PhaseRow, type RefusedCode } from '../index.ts';

const seven = [231.2, 4.31, -996.4, 1234.567, 89.01, 49.98, 0.99];
const row: PhaseRow = {
  voltageV: 231.2,
  currentA: 4.31,
  powerW: -996.4,
  importKwh: 1234.567,
  exportKwh: 89.01,
  frequencyHz: 49.98,
  powerFactor: 0.99,
};
const rowOfFive: PhaseRow = { ...row, frequencyHz: null, powerFactor: null };
const sn = 'DA2BED94';

const reading = (decoded: Decoded) => {
  if (decoded.kind === 'refused') throw new Error(decoded.code);
  return decoded;
};
const rowsOf = (payload: unknown) => reading(decodePayload(payload)).values.phases;
const codeOf = (payload: unknown) => {
  const decoded = decodePayload(payload);
  return decoded.kind === 'refused' ? decoded.code : null;
};
const rows = (count: number, cells: readonly unknown[] = seven) => Array.from({ length: count }, () => cells);

const dialects: [string, unknown, PhaseRow[]][] = [
  ['Data, one row of 7', { SN: sn, Data: seven }, [row]],
  ['data, one row of 5', { sn, data: seven.slice(0, 5) }, [rowOfFive]],
  ['DATA of 6', { sn, DATA: seven.slice(0, 6) }, [{ ...row, powerFactor: null }]],
  ['Datas of three', { SN: sn, Datas: rows(3) }, [row, row, row]],
  ['datas of three rows of 5', { sn, datas: rows(3, seven.slice(0, 5)) }, [rowOfFive, rowOfFive, rowOfFive]],
  ['Data holding rows', { SN: sn, Data: rows(3) }, [row, row, row]],
  ['Datas holding one plain row', { SN: sn, Datas: seven }, [row]],
  ['Datas of one row', { SN: sn, Datas: rows(1) }, [row]],
  ['split phase', { SN: sn, Datas: rows(2) }, [row, row]],
  ['the oldest local answer', { status: 'succeed', data: seven.slice(0, 5) }, [rowOfFive]],
  ['columns yet to be invented', { SN: sn, Data: [...seven, 7, 'x'] }, [row]],
  ['one unknown value', { SN: sn, Data: [231.2, null, ...seven.slice(2)] }, [{ ...row, currentA: null }]],
  [
    'the whole monitorjson',
    { method: '2-9', mac: 'B0F8932A295C', version: 'i.91.063T2', server: 'em', SN: sn, Datas: rows(3) },
    [row, row, row],
  ],
];

const refusals: [string, unknown, RefusedCode][] = [
  ['null', null, 'payload_unknown'],
  ['a text', 'Data', 'payload_unknown'],
  ['a number', 1, 'payload_unknown'],
  ['a list', [seven], 'payload_unknown'],
  ['nothing', {}, 'payload_unknown'],
  ['no rows', { SN: sn }, 'payload_unknown'],
  ['an empty list', { SN: sn, Datas: [] }, 'payload_unknown'],
  ['a row of 4', { SN: sn, Data: seven.slice(0, 4) }, 'payload_unknown'],
  ['five rows', { SN: sn, Datas: rows(5) }, 'payload_unknown'],
  ['a row of 17', { SN: sn, Data: Array(17).fill(1) }, 'payload_unknown'],
  ['an object for rows', { SN: sn, Data: { 0: 1 } }, 'payload_unknown'],
  ['a row beside a number', { SN: sn, Datas: [seven, 5] }, 'payload_unknown'],
  ['rows given twice', { SN: sn, Data: seven, Datas: rows(3) }, 'payload_unknown'],
  ['null for rows', { SN: sn, Data: null }, 'reading_not_ready'],
  ['a row of nulls', { SN: sn, Data: Array(7).fill(null) }, 'reading_not_ready'],
  ['rows that are null', { SN: sn, Datas: [null, null, null] }, 'reading_not_ready'],
  ['one phase of nulls', { SN: sn, Datas: [seven, Array(7).fill(null), seven] }, 'reading_not_ready'],
  ['a device that does not know itself yet', { SN: 'null', Data: Array(5).fill(null) }, 'reading_not_ready'],
  ['one null row', { SN: sn, Datas: [seven, null, seven] }, 'reading_not_ready'],
  ['infinity', { SN: sn, Data: JSON.parse('[230,1,1e999,1,1]') }, 'reading_not_number'],
  ['not a number', { SN: sn, Data: [230, 1, Number.NaN, 1, 1] }, 'reading_not_number'],
  ['a number as text', { SN: sn, Data: ['230', 1, 1, 1, 1] }, 'reading_not_number'],
  ['a truth value', { SN: sn, Data: [true, 1, 1, 1, 1] }, 'reading_not_number'],
  ['a list for a value', { SN: sn, Datas: [[[], 1, 1, 1, 1]] }, 'reading_not_number'],
  ['1,001 V', { SN: sn, Data: [1001, 1, 1, 1, 1] }, 'reading_out_of_range'],
  ['voltage below 0', { SN: sn, Data: [-1, 1, 1, 1, 1] }, 'reading_out_of_range'],
  ['200 kA', { SN: sn, Data: [230, 2e5, 1, 1, 1] }, 'reading_out_of_range'],
  ['a gigawatt', { SN: sn, Data: [230, 1, -1e9, 1, 1] }, 'reading_out_of_range'],
  ['a counter below 0', { SN: sn, Data: [230, 1, 1, -0.1, 1] }, 'reading_out_of_range'],
  ['a petawatt-hour', { SN: sn, Data: [230, 1, 1, 1, 1e12] }, 'reading_out_of_range'],
  ['400 Hz', { SN: sn, Data: [230, 1, 1, 1, 1, 400] }, 'reading_out_of_range'],
  ['a power factor of 3', { SN: sn, Data: [230, 1, 1, 1, 1, 50, 3] }, 'reading_out_of_range'],
  ['an SN of 7', { SN: 'DA2BED9', Data: seven }, 'sn_invalid'],
  ['an SN with a dash', { SN: 'DA2B-ED94', Data: seven }, 'sn_invalid'],
  ['a number for an SN', { SN: 12345678, Data: seven }, 'sn_invalid'],
  ['reactive rows of 2', { SN: sn, Data: seven, EA: { Reactive: [[1, 2]] } }, 'payload_unknown'],
  ['reactive nonsense', { SN: sn, Data: seven, 'EA.Reactive': [[1, -2, 3]] }, 'reading_out_of_range'],
];

describe('decodePayload', () => {
  it.each(dialects)('reads %s', (_, payload, phases) => {
    expect(rowsOf(payload)).toEqual(phases);
  });

  it.each(refusals)('refuses %s', (_, payload, code) => {
    expect(codeOf(payload)).toBe(code);
  });

  it('keeps a fourth row as the net row', () => {
    const net = [230, 0, -1500.5, 10.25, 20.5, 50, 1];
    const { values } = reading(decodePayload({ SN: sn, Datas: [...rows(3), net] }));
    expect(values.phases).toEqual([row, row, row]);
    expect(values.net).toMatchObject({ currentA: 0, powerW: -1500.5, importKwh: 10.25, exportKwh: 20.5 });
  });

  const reactiveRows = [
    [-119.2, 1.5, 20.25],
    [0, 0, 0],
    [1, 2, 3],
  ];
  it.each([
    { EA: { Reactive: reactiveRows } },
    { ea: { reactive: reactiveRows } },
    { 'EA.Reactive': reactiveRows },
    { 'ea.reactive': reactiveRows },
  ])('reads reactive rows of %j', (payload) => {
    const { values } = reading(decodePayload({ SN: sn, Datas: rows(3), ...payload }));
    expect(values.reactive?.[0]).toEqual({
      reactiveVar: -119.2,
      inductiveKvarh: 1.5,
      capacitiveKvarh: 20.25,
    });
    expect(values.reactive).toHaveLength(3);
  });

  it.each([[[]], [null], [[null, null, null]]])('takes %j for reactive mode switched off', (reactive) => {
    expect(
      reading(decodePayload({ SN: sn, Data: seven, EA: { Reactive: reactive } })).values.reactive,
    ).toBeNull();
  });

  it.each([[null], ['x'], [5], [{}], [[]]])('takes an EA of %j for reactive mode switched off', (group) => {
    expect(reading(decodePayload({ SN: sn, Data: seven, EA: group })).values.reactive).toBeNull();
  });

  it('refuses reactive rows given twice', () => {
    const twice = { SN: sn, Data: seven, EA: { Reactive: reactiveRows }, 'EA.Reactive': reactiveRows };
    expect(codeOf(twice)).toBe('payload_unknown');
  });

  it.each(['SN', 'sn', 'Sn'])('reads the serial number of %s, case folded', (key) => {
    expect(reading(decodePayload({ [key]: ' da2bed94 ', Data: seven })).sn).toBe(sn);
  });

  it.each([[undefined], [null], ['']])('leaves the serial number %j open', (value) => {
    expect(reading(decodePayload({ SN: value, Data: seven })).sn).toBeNull();
  });

  it('passes time and key through', () => {
    const decoded = reading(decodePayload({ time: '2026-01-01T00:00:00Z', key: 'k', SN: sn, Data: seven }));
    expect([decoded.time, decoded.key]).toEqual(['2026-01-01T00:00:00Z', 'k']);
    expect(reading(decodePayload({ time: 5, Data: seven })).time).toBe('');
  });

  it('is not fooled by the keys of objects themselves', () => {
    const payload = JSON.parse('{"__proto__":{"Data":[1,1,1,1,1]},"constructor":1,"toString":2}');
    expect(codeOf(payload)).toBe('payload_unknown');
  });

  it('is unharmed by deep nesting', () => {
    const deep = JSON.parse(`{"Data":${'['.repeat(30_000)}${']'.repeat(30_000)}}`);
    expect(codeOf(deep)).toBe('payload_unknown');
  });

  it('answers anything JSON can hold without throwing, and never makes up a value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('Data', 'datas'), (value, key) => {
        const decoded = decodePayload({ SN: sn, [key]: value });
        if (decoded.kind === 'refused') return;
        const sent = JSON.stringify(value);
        const kept = decoded.values.phases.flatMap((phase) => Object.values(phase));
        for (const number of kept)
          expect(number === null || sent.includes(JSON.stringify(number))).toBe(true);
      }),
    );
  });

  it('keeps every double as it was sent', () => {
    const volts = fc.double({ min: 0, max: 1000, noNaN: true });
    const counts = fc.double({ min: 0, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(volts, counts, counts, (voltageV, importKwh, exportKwh) => {
        const sent = JSON.parse(JSON.stringify({ Data: [voltageV, 1, 1, importKwh, exportKwh] }));
        expect(rowsOf(sent)[0]).toMatchObject({
          voltageV: voltageV + 0,
          importKwh: importKwh + 0,
          exportKwh: exportKwh + 0,
        });
      }),
    );
  });
});
