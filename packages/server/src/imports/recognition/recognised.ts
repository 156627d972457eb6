import type { ImportMapping, ImportPreview } from '@ohmstead/contract';

/** A mapping that an import accepts, what it only proposes, and the meters of the file. */
export type Recognised = Pick<ImportPreview, 'open' | 'meters'> & { readonly mapping: ImportMapping };
