// What the global setup hands to the test files.

export type TestDatabase =
  | { readonly engine: 'embedded'; readonly templateDir: string; readonly dataRoot: string }
  | {
      readonly engine: 'postgres';
      readonly serverUrl: string;
      /** Of a Citus cluster, whose coordinator the server is then; none where it is alone. */
      readonly workerUrls: readonly string[];
      readonly template: string;
    };

/** Bundles built once a run: under Vitest nothing else could run in a thread or process of its own. */
export type TestProcesses = {
  readonly workerFile: string;
  readonly parseThread: string;
  readonly ingestProcess: string;
  readonly mailProcess: string;
  readonly messageProcess: string;
  readonly reportProcess: string;
  readonly faultyProcess: string;
  readonly stoppedProcess: string;
  readonly importProcess: string;
  readonly programProcess: string;
  readonly fleetFile: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    database: TestDatabase;
    processes: TestProcesses;
  }
}
