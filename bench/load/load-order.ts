// The order sent to the load generator's process, and its answer.
export type LoadOrder = {
  readonly port: number;
  readonly path: string;
  readonly connections: number;
  /** Or until it is asked to stop. */
  readonly seconds: number;
  /** How many are offered, whether the server keeps up or not; without it each connection sends as fast as it is answered. */
  readonly perSecond?: number;
  /** Serial numbers, each sending in its turn. */
  readonly sns: readonly string[];
  /** Upload keys in the same order: each sends by its own, at the end of the path. */
  readonly keys?: readonly string[];
};

export type LoadResult = {
  readonly offered: number;
  readonly acknowledged: number;
  readonly refused: number;
  /** One answer that was no acknowledgement, to show. */
  readonly refusal: string | null;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Share of one core the generator itself took: near 1, it is the bottleneck. */
  readonly generatorBusy: number;
};
