// Hourly energy of meters as a table with three columns for each meter.
import type { EnergyHours } from '@ohmstead/contract';
import { localIsoIn } from '@ohmstead/domain';
import { type LanguageCode, textOf } from '@ohmstead/i18n';
import type { Sheet } from './sheet.ts';

export const hoursSheet = ({ timeZone, times, to, meters }: EnergyHours, lang: LanguageCode): Sheet => {
  const iso = localIsoIn(timeZone, { fromMs: Date.parse(times[0] ?? to), toMs: Date.parse(to) });
  const ends = [...times.slice(1), to];
  return {
    name: textOf(lang, 'reportFile.hoursSheet'),
    columns: [
      textOf(lang, 'reportFile.from'),
      textOf(lang, 'reportFile.to'),
      ...meters.flatMap(({ name }) => [
        textOf(lang, 'reportFile.meterImport', { name }),
        textOf(lang, 'reportFile.meterExport', { name }),
        textOf(lang, 'reportFile.meterKnown', { name }),
      ]),
    ],
    rows: times.map((from, index) => [
      iso(Date.parse(from)),
      iso(Date.parse(ends[index] ?? to)),
      ...meters.flatMap(({ importKwh, exportKwh, knownShare }) => [
        importKwh[index] ?? null,
        exportKwh[index] ?? null,
        knownShare[index] ?? null,
      ]),
    ]),
  };
};
