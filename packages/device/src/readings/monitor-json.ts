// The payload that the local API answers and that uploads carry: one form everywhere.
import type { Reading } from '@ohmstead/domain';
import { cellsOf, type Payload, reactiveOf, rowsOf } from '@ohmstead/meter';
import type { Generation } from '../firmware.ts';
import type { Identity } from '../identity.ts';

export const monitorJson = (identity: Identity, reading: Reading): Payload => {
  if (identity.form === 'oldest')
    return { status: 'succeed', data: cellsOf(reading.phases[0]).slice(0, cellsOfOldest) };
  return { ...headOf(identity), ...rowsUnder(identity, reading), ...reactiveOf(reading) };
};

/** Five values: the oldest firmware knows neither frequency nor power factor. */
const cellsOfOldest = 5;

const rowsUnder = ({ phases, generation }: Identity, reading: Reading): Payload => {
  if (phases === 3) return { Datas: rowsOf(reading) };
  const row = cellsOf(reading.phases[0]);
  return { Data: generation === 'old' ? row.slice(0, cellsOfOldest) : row };
};

const methods: Record<Generation, Record<1 | 3, string>> = {
  old: { 1: 'uploadsn', 3: 'uploadsn' },
  new: { 1: '1-272', 3: '2-9' },
};

const headOf = ({ generation, phases, mac, version, sn }: Identity): Payload => ({
  method: methods[generation][phases],
  mac,
  version,
  server: 'em',
  SN: sn,
});

/** Before its first measurement the device answers so, with status 400; the serial number is the text "null". */
export const notReadyJson: Payload = {
  method: 'uploadsn',
  mac: null,
  version: null,
  server: null,
  SN: 'null',
  Data: [null, null, null, null, null],
};
