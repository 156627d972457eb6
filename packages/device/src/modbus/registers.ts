// The register maps of the two models. Words are big-endian, the higher one first.
import type { PhaseRow, ReactiveRow, Reading } from '@ohmstead/domain';
import type { Identity } from '../identity.ts';

export const registersOf = (identity: Identity, reading: Reading, runTimeSeconds: number): number[] => {
  const registers: number[] = new Array(identity.phases === 1 ? singleRegisters : threeRegisters).fill(0);
  const put = (at: number, words: readonly number[]): void => {
    registers.splice(at, words.length, ...words);
  };
  if (identity.phases === 1) put(0, phaseWords(reading.phases[0], countsOfSingle));
  else {
    for (const [phase, row] of reading.phases.entries()) {
      put(10 * phase, phaseWords(row, countsOfThree));
      put(10 * phase + 8, [word((row.powerFactor ?? 0) * 1000)]);
    }
    put(30, [word((reading.phases[0]?.frequencyHz ?? 0) * 100)]);
    put(32, totalWords(reading));
    for (const [phase, row] of (reading.reactive ?? []).entries()) put(38 + 6 * phase, reactiveWords(row));
    // UNVERIFIED: serial number and run time are known from programs of third parties only.
    put(56, textWords(identity.sn));
    put(64, long(runTimeSeconds));
  }
  return registers;
};

const singleRegisters = 8;
const threeRegisters = 66;

/** What a counter counts by, in parts of a kWh. */
const countsOfSingle = 3200;
const countsOfThree = 800;

const phaseWords = (row: PhaseRow | undefined, counts: number): number[] => [
  word((row?.voltageV ?? 0) * 100),
  word((row?.currentA ?? 0) * 100),
  ...long(row?.powerW ?? 0),
  ...long((row?.importKwh ?? 0) * counts),
  ...long((row?.exportKwh ?? 0) * counts),
];

/** UNVERIFIED: that the totals are those of the net row while net metering is on. */
const totalWords = ({ phases, net }: Reading): number[] => {
  const rows = net ? [net] : phases;
  const sum = (key: 'powerW' | 'importKwh' | 'exportKwh') =>
    rows.reduce((total, row) => total + (row[key] ?? 0), 0);
  return [
    ...long(sum('powerW')),
    ...long(sum('importKwh') * countsOfThree),
    ...long(sum('exportKwh') * countsOfThree),
  ];
};

const reactiveWords = ({ reactiveVar, inductiveKvarh, capacitiveKvarh }: ReactiveRow): number[] => [
  ...long(reactiveVar ?? 0),
  ...long((inductiveKvarh ?? 0) * 1000),
  ...long((capacitiveKvarh ?? 0) * 1000),
];

const serialBytes = 16;

const textWords = (text: string): number[] => {
  const bytes = Buffer.alloc(serialBytes);
  bytes.write(text, 'ascii');
  return Array.from({ length: serialBytes / 2 }, (_, index) => bytes.readUInt16BE(2 * index));
};

const word = (value: number): number => Math.round(Math.abs(value)) & 0xffff;

/** Two words; a negative number as its complement of two. */
const long = (value: number): [number, number] => {
  const bits = (Math.round(value) % 2 ** 32) >>> 0;
  return [bits >>> 16, bits & 0xffff];
};
