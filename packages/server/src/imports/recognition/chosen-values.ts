import type { ImportMapping, ImportPreview } from '@ohmstead/contract';

export type Value = ImportMapping['values'][number];
export type Opening = ImportPreview['open'][number];

/** Values of a mapping, and what is only proposed of them. */
export type ChosenValues = { readonly values: readonly Value[]; readonly open: readonly Opening[] };
