// By AEMO's “Meter Data File Format Specification NEM12 & NEM13” (version 2.6 of 29 September 2024): 200 NMI data details,
// 300 interval data, 400 interval events, units of its appendix B and quality flags of its appendix C; times are market time,
// Australian Eastern Standard Time without daylight saving. The first excerpts are AEMO's own examples, as they are kept in
// github.com/aguinane/nem-reader, examples/unzipped, at fa33c2ac (Example_NEM12_multiple_quality.csv, …_multiple_meters.csv).
import { parseInstantMicros } from '@ohmstead/domain';
import { describe, expect, it } from 'vitest';
import { readNem12 } from '../../test/read-imported.ts';
import { FileRefused } from './file-refused.ts';

const at = (text: string): number => parseInstantMicros(text) ?? Number.NaN;

const variable = `100,NEM12,200404201300,MDA1,Ret1
200,CCCC123456,E1,001,E1,N1,METSER123,kWh,30,
300,20040417,18.023,19.150,17.592,24.155,18.568,22.304,19.222,19.032,19.090,22.237,24.350,22.274,20.193,16.615,19.575,20.391,16.459,20.527,21.438,19.327,21.424,16.656,17.616,18.416,16.666,19.961,18.120,18.023,18.588,21.759,17.841,19.548,18.486,21.391,15.656,16.634,16.377,14.246,17.451,15.742,18.038,18.470,14.936,17.987,15.751,19.750,16.202,14.733,V,,,20040418203500,20040419003500
400,1,20,F14,76,
400,21,24,A,,
400,25,48,S14,1,
900
`;

const values = (count: number, value: string): string => Array.from({ length: count }, () => value).join(',');
const day = (date: string, list: string, quality = 'A'): string =>
  `300,${date},${list},${quality},,,20031206012000,`;

const meters = [
  '100,NEM12,200402070911,MDA1,Ret1',
  '200,NCDE001111,E1B1Q1E2,1,E1,N1,METSER123,Wh,15,',
  day('20031204', values(96, '10')),
  day('20031205', values(96, '10')),
  '200,NCDE001111,E1B1Q1E2,2,B1,N1,METSER123,Wh,15,',
  day('20031204', values(96, '10')),
  day('20031205', values(96, '10')),
  '200,NCDE001111,E1B1Q1E2,3,Q1,,METSER123,VArh,15,',
  day('20031204', values(96, '50')),
  '200,NCDE001111,E1B1Q1E2,4,E2,N2,METSER456,Wh,15,',
  day('20031204', values(96, '100')),
  day('20031205', values(96, '100')),
  '200,NDDD001888,B1K2,1,B1,N1,METSER991,Wh,15,',
  day('20031204', values(96, '20')),
  '500,O,S00010,20040304050505,00012345678',
  '900',
].join('\r\n');

describe('a NEM12 file', () => {
  it('gives the intervals of market time, with how each was measured', () => {
    const { intervals, refused, taken } = readNem12(variable);
    expect([intervals.length, refused, taken]).toEqual([48, [], 1]);
    expect(intervals[0]).toEqual({
      fromMicros: at('2004-04-17T00:00:00+10:00'),
      toMicros: at('2004-04-17T00:30:00+10:00'),
      importMwh: 18_023_000,
      exportMwh: null,
      estimated: true,
    });
    expect(intervals.map(({ estimated }) => estimated)).toEqual([
      ...Array.from({ length: 20 }, () => true),
      ...Array.from({ length: 4 }, () => false),
      ...Array.from({ length: 24 }, () => true),
    ]);
    expect(intervals.at(-1)).toMatchObject({
      toMicros: at('2004-04-18T00:00:00+10:00'),
      importMwh: 14_733_000,
    });
  });

  it('has several registers, directions and meters', () => {
    const { intervals, refused } = readNem12(meters, 'NCDE001111');
    expect(refused).toEqual([]);
    expect(intervals).toHaveLength(2 * 96);
    expect(intervals.every((of) => of.importMwh === 110_000 && of.exportMwh === 10_000)).toBe(true);
    expect(intervals[0]?.fromMicros).toBe(at('2003-12-04T00:00:00+10:00'));
    expect(() => readNem12(meters)).toThrow(new FileRefused('import_meter_unknown'));
    expect(readNem12(meters, 'NDDD001888').intervals[0]).toMatchObject({
      importMwh: null,
      exportMwh: 20_000,
    });
  });

  const channel = (unit: string, minutes: number): string =>
    `100,NEM12,202304120954,WBAYM,\n200,NMI1234567,B1E1,E1,E1,E1,SERNO1234,${unit},${minutes},`;

  it.each([
    ['kWh', 5, 288, 48_000],
    ['MWH', 30, 48, 48_000_000],
    ['wh', 15, 96, 48],
  ])('has intervals in %s of %i minutes', (unit, minutes, count, mwh) => {
    const { intervals } = readNem12(`${channel(unit, minutes)}\n${day('20230301', values(count, '.048'))}`);
    expect([intervals.length, intervals[0]?.importMwh]).toEqual([count, mwh]);
  });

  it('leaves out what is null, and refuses days that are none', () => {
    const text = [
      channel('kWh', 30),
      day('20230301', values(48, '1'), 'V'),
      '400,1,47,N,,',
      '400,48,48,E52,,',
      day('20230302', values(48, '1'), 'N'),
      day('20230303', values(47, '1')),
      day('20230304', values(48, 'x')),
      day('20230305', ['', values(47, '2')].join(',')),
      day('20230306', values(48, '-1')),
      '400,1,49,A,,',
      '300,20230230',
      '777',
    ].join('\n');
    const { intervals, refused, taken } = readNem12(text);
    expect(intervals.map(({ importMwh, estimated }) => [importMwh, estimated])).toEqual([
      [1_000_000, true],
      ...Array.from({ length: 47 }, () => [2_000_000, false]),
    ]);
    expect(taken).toBe(2);
    expect(refused.sort(([one], [other]) => one - other)).toEqual([
      [7, 'import_row_malformed'],
      [8, 'reading_not_number'],
      [10, 'reading_out_of_range'],
      [11, 'import_row_malformed'],
      [12, 'import_row_malformed'],
      [13, 'import_row_malformed'],
    ]);
  });

  it.each(['', 'time,kwh\n', '100,NEM13,200405011135,MDA1,Ret1\n250,1\n', '300,20230301,1\n'])(
    'is none: %j',
    (text) => {
      expect(() => readNem12(text)).toThrow(new FileRefused('import_file_invalid'));
    },
  );
});
