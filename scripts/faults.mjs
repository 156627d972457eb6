// npm run faults: kills, power cuts and stepping clocks; goes on where it was cut short. `npm run faults -- cuts` runs
// the cases whose names begin so, --again those too that passed before, --seed=N another course of events.
import { spawnSync } from 'node:child_process';
import { main } from './run.mjs';
import { requireFaults } from './setup/faults.mjs';

await main(async () => {
  const { program, env } = await requireFaults();
  const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  process.exitCode = status ?? 1;
});
