import { parseArgs } from 'node:util';
import { seedOf } from './chance.ts';
import type { FleetMeter } from './fleet/fleet-meters.ts';
import { uploadLive } from './fleet/upload-live.ts';
import { profiles } from './profiles/profiles.ts';
import { readingAt } from './site/reading-at.ts';
import { createSiteModel } from './site/site-model.ts';
import { createUploader } from './upload/uploader.ts';

/** Each kind is a meter of one of the sites. */
const kinds = {
  'single-phase': { profile: profiles.flat, meter: 'Flat' },
  'three-phase': { profile: profiles.solarHouse, meter: 'Grid' },
  inverter: { profile: profiles.solarHouse, meter: 'Solar' },
  storage: { profile: profiles.bakery, meter: 'Battery' },
} as const;

const isKind = (text: string): text is keyof typeof kinds => Object.hasOwn(kinds, text);

const usage = `Uploads the readings of one virtual meter.

  --url URL        the server, such as http://localhost:8080
  --sn SN          the meter's serial number, 8 to 16 of A–Z and 0–9
  --key KEY        its upload key; without it the open address is used
  --kind KIND      ${Object.keys(kinds).join(', ')} (three-phase)
  --interval S     seconds between uploads (5)
  --rounds N       stop after so many (never)
  --seed N         another seed is another household (1)
`;

// Counters start here, whenever the command is run.
const anchorMs = Date.UTC(2025, 0, 1);

const options = {
  url: { type: 'string' },
  sn: { type: 'string' },
  key: { type: 'string' },
  kind: { type: 'string', default: 'three-phase' },
  interval: { type: 'string', default: '5' },
  rounds: { type: 'string' },
  seed: { type: 'string', default: '1' },
  help: { type: 'boolean', default: false },
} as const;

/** Returns the exit code of the process. */
export const runCli = async (
  args: readonly string[],
  out: (text: string) => void,
  nowMs: () => number,
  signal: AbortSignal,
): Promise<number> => {
  const { values } = parseArgs({ args: [...args], options });
  const intervalMs = Number(values.interval) * 1000;
  if (values.help || !values.url || !values.sn || !isKind(values.kind) || !(intervalMs > 0)) {
    out(usage);
    return values.help ? 0 : 2;
  }
  const meter = meterOf(values.kind, values.sn.toUpperCase(), values.key ?? null, Number(values.seed));
  const uploader = createUploader(values.url);
  signal.addEventListener('abort', uploader.close);
  let troubles = 0;
  const onTrouble = (text: string) => {
    troubles += 1;
    out(`${text}\n`);
  };
  const rounds = values.rounds === undefined ? {} : { rounds: Number(values.rounds) };
  await uploadLive({ meters: [meter], uploader, intervalMs, nowMs, signal, onTrouble, ...rounds });
  uploader.close();
  return troubles === 0 ? 0 : 1;
};

const meterOf = (kind: keyof typeof kinds, sn: string, key: string | null, seed: number): FleetMeter => {
  const { profile, meter: name } = kinds[kind];
  const model = createSiteModel(profile, seedOf(seed, kind), anchorMs);
  const index = profile.meters.findIndex((meter) => meter.name === name);
  const dialect = profile.meters[index]?.dialect ?? 'threePhase';
  return {
    sn,
    key,
    dialect,
    readingAt: (atMs) => readingAt(model, index, atMs),
  };
};
