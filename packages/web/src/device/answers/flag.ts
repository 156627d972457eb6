import * as z from 'zod/mini';

const yes = new Set<unknown>([true, 1, '1', 'true']);
const no = new Set<unknown>([false, 0, '0', 'false']);

/** Firmware writes yes and no as 1 and 0, true and false, as a number or as a text. */
export const flag = z.pipe(
  z.unknown().check(z.refine((value) => yes.has(value) || no.has(value))),
  z.transform((value) => yes.has(value)),
);

/** A field that some firmware leaves out, or writes otherwise: then it is not known. */
export const lenient = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.catch(z.nullable(z._default(z.nullable(schema), null)), null);

export const text = lenient(z.string());

/** Numbers come as numbers or as texts. */
export const number = lenient(
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))]),
    z.transform((value) => Number(value)),
  ),
);
