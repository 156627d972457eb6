import type { PhaseRow, Reading } from '@ohmstead/domain';

/** The forms in which real devices send the same reading; domain’s decodePayload reads them and more. */
export const dialects = ['threePhase', 'singlePhase', 'singlePhaseOld'] as const;
export type Dialect = (typeof dialects)[number];

export type Payload = Readonly<Record<string, unknown>>;

/** The payload that the device sends: the old form has five values a row, the others seven. */
export const payloadOf = (dialect: Dialect, sn: string, reading: Reading): Payload => {
  switch (dialect) {
    case 'threePhase':
      return { ...head('1-272', sn, 'i.91.063T2'), Datas: rowsOf(reading), ...reactiveOf(reading) };
    case 'singlePhase':
      return { ...head('2-9', sn, 'i.91.063'), Data: cellsOf(reading.phases[0]) };
    case 'singlePhaseOld':
      return { ...head('uploadsn', sn, '1.72.7'), Data: cellsOf(reading.phases[0]).slice(0, 5) };
  }
};

const head = (method: string, sn: string, version: string) => ({
  method,
  mac: `B0F8${sn.padEnd(8, '0').slice(0, 8)}`,
  version,
  server: 'em',
  SN: sn,
});

/** The rows of `Datas`: phases, then the net row where there is one. */
export const rowsOf = ({ phases, net }: Reading) => [...phases, ...(net ? [net] : [])].map(cellsOf);

/** One row’s seven values in the order in which devices send them. */
export const cellsOf = (row: PhaseRow | undefined) =>
  row
    ? [row.voltageV, row.currentA, row.powerW, row.importKwh, row.exportKwh, row.frequencyHz, row.powerFactor]
    : [];

export const reactiveOf = ({ reactive }: Reading) =>
  reactive
    ? {
        EA: {
          Reactive: reactive.map((row) => [row.reactiveVar, row.inductiveKvarh, row.capacitiveKvarh]),
        },
      }
    : {};
