// What alerts and reports cost, with a hundred thousand meters that have three rules each.
import { cp, lstat } from 'node:fs/promises';
import { alertMeters, meterCount, threeRules } from '../alerts-load/alert-meters.ts';
import { measureRates } from '../alerts-load/rates.ts';
import { measureReports } from '../alerts-load/reports.ts';
import { measureSilence } from '../alerts-load/silence.ts';
import { printResults, type Result } from '../result.ts';
import type { Section } from '../section.ts';
import { type Engine, embeddedEngine } from '../servers/engine.ts';
import { portOf } from '../servers/port-of.ts';

export const alerts: Section = {
  name: 'alerts',
  title: `Alerts and reports, ${meterCount.toLocaleString('en')} meters with three rules each, embedded database`,
  isOnlyByName: true,
  run: async (dataParent) => {
    const engine = await embeddedEngine(dataParent);
    try {
      const results: Result[] = [];
      for (const measure of [ratesBeside(dataParent), measureSilence, measureReports]) {
        const found = await measure(engine);
        printResults('so far', found);
        results.push(...found);
      }
      return results;
    } finally {
      await engine.remove();
    }
  },
};

/** Makes the meters, and beside them a copy without rules that lives for as long as rates are compared. */
const ratesBeside =
  (dataParent: string) =>
  async (engine: Engine): Promise<readonly Result[]> => {
    await engine.serve(async () => undefined);
    for (const statement of alertMeters(Date.now())) await engine.sql(statement);
    const plain = await embeddedEngine(dataParent);
    try {
      await cp(engine.env.DATA_DIR ?? '', plain.env.DATA_DIR ?? '', { recursive: true, filter: isNoSocket });
      for (const statement of threeRules) await engine.sql(statement);
      return await engine.serve((withRules) =>
        plain.serve((without) => measureRates({ withRules: portOf(withRules), without: portOf(without) })),
      );
    } finally {
      await plain.remove();
    }
  };

/** The program that has stopped leaves the socket of its lock behind. */
const isNoSocket = async (path: string): Promise<boolean> => !(await lstat(path)).isSocket();
