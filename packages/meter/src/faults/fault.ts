// What goes wrong at a virtual meter, so that the demo has something to find.
import * as z from 'zod/mini';

const span = { fromMs: z.int(), toMs: z.int() };

export const fault = z.discriminatedUnion('kind', [
  /** Nothing is sent in [fromMs, toMs). */
  z.object({ kind: z.literal('silence'), ...span }),
  /** From here on every counter counts on from `firstKwh`, as another device's would. */
  z.object({ kind: z.literal('restart'), atMs: z.int(), firstKwh: z.number() }),
  /** In [fromMs, toMs) every counter shows more than it counted, and then the truth again. */
  z.object({ kind: z.literal('spike'), ...span, addedKwh: z.number() }),
]);
export type Fault = z.infer<typeof fault>;
export type Restart = Extract<Fault, { kind: 'restart' }>;
