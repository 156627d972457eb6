import { describe, expect, it } from 'vitest';
import { endsOf } from './from-to.ts';
import { valueOfName } from './value-name.ts';

const directionAndKind = (name: string) => {
  const value = valueOfName(name);
  return value === null || value === 'other' ? value : [value.family, value.direction, value.kind];
};

describe('valueOfName', () => {
  it.each([
    // Consumption of an interval, in each language of the product.
    ['Consumption (kWh)', ['energy', 'import', 'interval']],
    ['Verbrauch [kWh]', ['energy', 'import', 'interval']],
    ['Consommation (kWh)', ['energy', 'import', 'interval']],
    ['Consumo_kWh', ['energy', 'import', 'interval']],
    ['Verbruik', ['energy', 'import', 'interval']],
    ['Zużycie [kWh]', ['energy', 'import', 'interval']],
    ['Spotřeba kWh', ['energy', 'import', 'interval']],
    ['Потребление, кВт·ч', ['energy', 'import', 'interval']],
    ['用电量(kWh)', ['energy', 'import', 'interval']],
    ['사용량 (kWh)', ['energy', 'import', 'interval']],
    ['หน่วยที่ใช้ (kWh)', ['energy', 'import', 'interval']],
    ['Pemakaian (kWh)', ['energy', 'import', 'interval']],
    // Counts.
    ['Zählerstand Bezug', ['energy', 'import', 'count']],
    ['Index (kWh)', ['energy', null, 'count']],
    ['Lectura', ['energy', null, 'count']],
    ['Lettura (kWh)', ['energy', null, 'count']],
    ['Meterstand', ['energy', null, 'count']],
    ['Stan licznika', ['energy', null, 'count']],
    ['Показания', ['energy', null, 'count']],
    ['表底', ['energy', null, 'count']],
    ['지침', ['energy', null, 'count']],
    ['เลขอ่านมิเตอร์ (kWh)', ['energy', null, 'count']],
    // Feed-in.
    ['Einspeisung (kWh)', ['energy', 'export', null]],
    ['Feed-in', ['energy', 'export', null]],
    ['Teruglevering laag tarief', ['energy', 'export', null]],
    ['Energia oddana', ['energy', 'export', null]],
    ['Energia immessa', ['energy', 'export', null]],
    ['Energia injetada', ['energy', 'export', null]],
    ['上网电量', ['energy', 'export', null]],
    ['A+ kWh', ['energy', 'import', null]],
    ['A- kWh', ['energy', 'export', null]],
    // Neither.
    ['Wirkleistung [kW]', ['power', null, null]],
    ['Lastgang', ['power', null, 'interval']],
    ['Net energy (Wh)', ['energy', 'net', null]],
    ['kWh', ['energy', null, null]],
    ['Spannung', ['voltage', null, null]],
    ['功率因数', ['powerFactor', null, null]],
  ])('takes %j for %j', (name, expected) => {
    expect(directionAndKind(name)).toEqual(expected);
  });

  it.each([
    'Blindarbeit [kVArh]',
    'Cost ($)',
    'Temperatuur',
    'Batterie Laden [W]',
    '1-0:3.8.0',
    'Row',
    'Gas (m3)',
  ])('passes %j over', (name) => {
    expect(valueOfName(name)).toBe('other');
  });

  it('asks what production is', () => {
    expect(valueOfName('Erzeugung (kWh)')).toMatchObject({ direction: 'export', isDirectionUnclear: true });
    expect(valueOfName('Delivered kWh')).toMatchObject({ direction: 'import', isDirectionUnclear: true });
  });

  it('knows parts of a sum', () => {
    expect(
      ['Import T1 kWh', '1.8.2', 'Verbruik hoog tarief', 'Offtake Night'].map(valueOfName),
    ).toMatchObject(Array.from({ length: 4 }, () => ({ isPart: true })));
  });
});

describe('endsOf', () => {
  it.each([
    [
      ['Start', 'End'],
      ['from', 'to'],
    ],
    [
      ['Datum', 'Uhrzeit von', 'Uhrzeit bis'],
      [null, 'from', 'to'],
    ],
    [
      ['Date de début', 'Date de fin'],
      ['from', 'to'],
    ],
    [
      ['Fecha inicio', 'Fecha fin'],
      ['from', 'to'],
    ],
    [
      ['Ora inizio', 'Ora fine'],
      ['from', 'to'],
    ],
    [
      ['Vanaf', 'Tot'],
      ['from', 'to'],
    ],
    [
      ['Godzina od', 'Godzina do'],
      ['from', 'to'],
    ],
    [
      ['Čas od', 'Čas do'],
      ['from', 'to'],
    ],
    [
      ['Início', 'Fim'],
      ['from', 'to'],
    ],
    [
      ['Начало', 'Конец'],
      ['from', 'to'],
    ],
    [
      ['开始时间', '结束时间'],
      ['from', 'to'],
    ],
    [
      ['시작시간', '종료시간'],
      ['from', 'to'],
    ],
    [
      ['เวลาเริ่ม', 'เวลาสิ้นสุด'],
      ['from', 'to'],
    ],
    [
      ['Waktu mulai', 'Waktu selesai'],
      ['from', 'to'],
    ],
    [
      ['USAGE_START_TIME', 'USAGE_END_TIME'],
      ['from', 'to'],
    ],
    [['Data do consumo'], [null]],
    [['Timestamp'], [null]],
  ])('of %j are %j', (names, ends) => {
    expect(endsOf(names)).toEqual(ends);
  });
});
