import type { ImportParts } from './import-order.ts';
import { breakImport } from './import-store.ts';

/** This fails too in an outage. An import that is not under way is listed as broken, and is ended after the outage. */
export const noteBroken = async (
  { db, log }: Pick<ImportParts, 'db' | 'log'>,
  importId: number,
): Promise<void> => {
  await breakImport(db, importId).catch((failure: unknown) =>
    log.warn({ err: failure, importId }, 'An import could not be noted as broken.'),
  );
};
