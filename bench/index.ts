// What the faults use too.
export type { Noise } from './history/noise.ts';
export { noiseOf } from './history/noise.ts';
export type { Answer, Client } from './load/client.ts';
export { dataOf, openClient } from './load/client.ts';
export { fileSystemOf, machineFacts } from './machine.ts';
export type { ClusterDatabase } from './servers/cluster-database.ts';
export { askSql, makeClusterDatabase } from './servers/cluster-database.ts';
export { processTree } from './servers/process-tree.ts';
export { startPostgres } from './servers/start-postgres.ts';
