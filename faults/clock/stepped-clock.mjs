// Loaded into the program before its own code: the wall clock that it sees is the machine's, moved by as many
// milliseconds as a file says. Timers go on as they do on a machine whose clock is set.
import { openSync, readSync } from 'node:fs';

const file = openSync(process.env.FAULTS_CLOCK ?? '', 'r');
const moved = new Float64Array(1);
const bytes = new Uint8Array(moved.buffer);
const machineNow = Date.now;

Date.now = () => {
  readSync(file, bytes, 0, bytes.length, 0);
  return machineNow() + (moved[0] ?? 0);
};

globalThis.Date = new Proxy(Date, {
  construct: (date, values, asked) =>
    Reflect.construct(date, values.length === 0 ? [Date.now()] : values, asked),
});
