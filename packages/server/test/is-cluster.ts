import { inject } from 'vitest';

/** Whether the databases of the tests are spread over the nodes of a Citus cluster. */
export const isCluster = (): boolean => {
  const database = inject('database');
  return database.engine === 'postgres' && database.workerUrls.length > 0;
};
