// GET /api/getadv: where the device uploads to.
import * as z from 'zod/mini';
import { number, text } from './flag.ts';

/** The order is the device's own: it sends and takes the place in it. */
export const runModes = ['cloud', 'tcp', 'http', 'mqtt', 'standAlone'] as const;
export type RunMode = (typeof runModes)[number];

const runMode = z.pipe(
  number,
  z.transform((place): RunMode | null => (place === null ? null : (runModes[place] ?? null))),
);

/** A device with none of these fields has another API at this address, or none. */
const known = z.object({ runMode, uploadAddress: text, uploadInterval: number, mqttUsername: text });

export const uploadSettingsAnswer = known.check(z.refine(({ runMode: mode }) => mode !== null));

export type UploadSettings = z.output<typeof uploadSettingsAnswer>;

/** What POST /api/setadv takes. What is left out stays as it is. */
export type UploadChange = {
  readonly runMode: RunMode;
  readonly uploadAddress?: string;
  readonly uploadInterval?: number;
  readonly mqttUsername?: string;
  readonly mqttPassword?: string;
};

export const uploadChangeBody = ({ runMode: mode, ...rest }: UploadChange): object => ({
  runMode: runModes.indexOf(mode),
  ...rest,
});
