// A clock for a program that can be set while it runs.
import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const preload = fileURLToPath(new URL('../clock/stepped-clock.mjs', import.meta.url));

export const openClock = (folder: string) => {
  const path = join(folder, 'clock');
  const file = openSync(path, 'w+');
  let movedMs = 0;
  const move = (ms: number): void => {
    movedMs = ms;
    writeSync(file, new Uint8Array(Float64Array.of(ms).buffer), 0, 8, 0);
  };
  move(0);
  return {
    env: { NODE_OPTIONS: `--import=${preload}`, FAULTS_CLOCK: path },
    nowMs: (): number => Date.now() + movedMs,
    /** Forward or back. */
    step: (ms: number): void => move(movedMs + ms),
    close: (): void => closeSync(file),
  };
};

export type SteppedClock = ReturnType<typeof openClock>;
