// Tables as somebody might write them, with what is true of them: for laws of recognition.
import type { ImportMapping } from '@ohmstead/contract';
import fc from 'fast-check';

/** Time, from, to, use and feed-in in the languages of the product. */
const names = [
  ['Time', 'From', 'To', 'Consumption', 'Feed-in', 'Meter reading', 'Meter reading feed-in'],
  ['Zeit', 'Von', 'Bis', 'Verbrauch', 'Einspeisung', 'Zählerstand', 'Zählerstand Einspeisung'],
  ['Date', 'Début', 'Fin', 'Consommation', 'Injection', 'Index', 'Index injection'],
  ['Fecha', 'Desde', 'Hasta', 'Consumo', 'Vertido', 'Lectura', 'Lectura exportada'],
  ['Data', 'Inizio', 'Fine', 'Prelievo', 'Immissione', 'Lettura', 'Lettura immissione'],
  ['Datum', 'Van', 'Tot', 'Verbruik', 'Teruglevering', 'Meterstand', 'Meterstand teruglevering'],
  ['Czas', 'Od', 'Do', 'Zużycie', 'Energia oddana', 'Stan licznika', 'Stan licznika oddana'],
  ['Čas', 'Od', 'Do', 'Spotřeba', 'Přetok', 'Stav elektroměru', 'Stav přetok'],
  ['Data', 'Início', 'Fim', 'Consumo', 'Injetada', 'Leitura', 'Leitura injetada'],
  ['Время', 'Начало', 'Конец', 'Потребление', 'Отдача', 'Показания', 'Показания отдача'],
  ['时间', '开始', '结束', '用电量', '上网电量', '表底', '表底反向'],
  ['시간', '시작', '종료', '사용량', '역송', '지침', '지침 역송'],
  ['เวลา', 'เริ่ม', 'ถึง', 'การใช้', 'ขายไฟ', 'เลขอ่าน', 'เลขอ่าน ขายไฟ'],
  ['Waktu', 'Mulai', 'Sampai', 'Pemakaian', 'Ekspor', 'Angka meter', 'Angka meter ekspor'],
] as const;

const formats = [
  'iso',
  'yyyy-MM-dd HH:mm',
  'dd.MM.yyyy HH:mm',
  'dd/MM/yyyy HH:mm',
  'MM/dd/yyyy HH:mm',
  'yyyy/MM/dd HH:mm',
  'dd-MM-yyyy HH:mm',
  'yyyyMMdd HH:mm',
] as const;

type Format = (typeof formats)[number];

export type MadeUpTable = {
  readonly text: string;
  readonly format: Format;
  readonly decimal: '.' | ',';
  readonly delimiter: ImportMapping['delimiter'];
  /** Null where the file has both ends. */
  readonly stamp: 'start' | 'end' | null;
  readonly isOfCounts: boolean;
  readonly unit: 'kWh' | 'Wh' | 'MWh';
  readonly hasExport: boolean;
  readonly headerLines: number;
  /** Columns of the time, of import and of export. */
  readonly timeColumn: number;
  readonly importColumn: number;
  readonly exportColumn: number;
};

const two = (value: number): string => String(value).padStart(2, '0');

const written = (ms: number, format: Format): string => {
  const at = new Date(ms);
  const [y, m, d] = [String(at.getUTCFullYear()), two(at.getUTCMonth() + 1), two(at.getUTCDate())];
  const clock = `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;
  if (format === 'iso') return `${y}-${m}-${d}T${clock}:00+01:00`;
  return format.replace('yyyy', y).replace('MM', m).replace('dd', d).replace('HH:mm', clock);
};

const shape = fc.record({
  language: fc.integer({ min: 0, max: names.length - 1 }),
  format: fc.constantFrom(...formats),
  decimal: fc.constantFrom('.', ',') as fc.Arbitrary<'.' | ','>,
  delimiter: fc.constantFrom(';', '\t', '|') as fc.Arbitrary<';' | '\t' | '|'>,
  columns: fc.constantFrom('both', 'time') as fc.Arbitrary<'both' | 'time'>,
  stamp: fc.constantFrom('start', 'end') as fc.Arbitrary<'start' | 'end'>,
  isOfCounts: fc.boolean(),
  unit: fc.constantFrom('kWh', 'Wh', 'MWh', null) as fc.Arbitrary<'kWh' | 'Wh' | 'MWh' | null>,
  hasExport: fc.boolean(),
  isValueFirst: fc.boolean(),
  isNewestFirst: fc.boolean(),
  preamble: fc.integer({ min: 0, max: 6 }),
  minutes: fc.constantFrom(5, 15, 30, 60),
  day: fc.integer({ min: 0, max: 4000 }),
  firstStep: fc.integer({ min: 0, max: 300 }),
  energies: fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 30, maxLength: 200 }),
});

const dayMs = 86_400_000;

export const madeUpTable: fc.Arbitrary<MadeUpTable> = shape.map((made) => {
  const name = names[made.language] ?? names[0];
  const stepMs = made.minutes * 60_000;
  const firstMs = Date.UTC(2015, 0, 1) + made.day * dayMs + made.firstStep * stepMs;
  const isBoth = made.columns === 'both' && !made.isOfCounts;
  let [used, fed] = [made.isOfCounts ? 9_000_000 : 0, made.isOfCounts ? 4_000_000 : 0];
  const rows = made.energies.map((energy, at) => {
    const startMs = firstMs + at * stepMs;
    const other = (energy * 7) % 3000;
    used = made.isOfCounts ? used + energy : energy;
    fed = made.isOfCounts ? fed + other : other;
    const shownMs = !isBoth && made.stamp === 'end' ? startMs + stepMs : startMs;
    const times = [
      written(shownMs, made.format),
      ...(isBoth ? [written(startMs + stepMs, made.format)] : []),
    ];
    const decimals = (thousandths: number): string =>
      (thousandths / 1000).toFixed(3).replace('.', made.decimal);
    const values = [decimals(used), ...(made.hasExport ? [decimals(fed)] : [])];
    return (made.isValueFirst ? [...values, ...times] : [...times, ...values]).join(made.delimiter);
  });
  const unit = made.unit === null ? '' : ` (${made.unit})`;
  const timeNames = isBoth ? [name[1], name[2]] : [name[0]];
  const valueNames = (made.isOfCounts ? [name[5], name[6]] : [name[3], name[4]])
    .slice(0, made.hasExport ? 2 : 1)
    .map((text) => `${text}${unit}`);
  const header = (made.isValueFirst ? [...valueNames, ...timeNames] : [...timeNames, ...valueNames]).join(
    made.delimiter,
  );
  const preamble = Array.from({ length: made.preamble }, (_, at) => `Nr ${at}${made.delimiter}4711`);
  const first = made.isValueFirst ? 0 : timeNames.length;
  return {
    ...made,
    unit: made.unit ?? 'kWh',
    text: [...preamble, header, ...(made.isNewestFirst ? rows.reverse() : rows)].join('\r\n'),
    stamp: isBoth ? null : made.stamp,
    headerLines: made.preamble + 1,
    timeColumn: made.isValueFirst ? valueNames.length : 0,
    importColumn: first,
    exportColumn: first + 1,
  };
});
