// The process of the virtual meters. Started by a server it takes one order as a message and lives as long as the
// server does; started by hand it is one meter.
import { runCli } from './cli.ts';
import { type FleetReport, fleetOrder } from './fleet/fleet-order.ts';
import { runFleet } from './fleet/run-fleet.ts';

const stop = new AbortController();
process.once('SIGTERM', () => stop.abort());
process.once('SIGINT', () => stop.abort());

// A server that was killed takes no more reports; its end ends this process too.
const sendReport = (report: FleetReport): void =>
  void process.send?.(report, undefined, undefined, () => undefined);

const startedByServer = (): void => {
  process.once('disconnect', () => process.exit(0));
  process.once('message', async (message) => {
    await runFleet(fleetOrder.parse(message), sendReport, Date.now, stop.signal);
    process.disconnect();
  });
};

if (process.send) startedByServer();
else
  process.exitCode = await runCli(
    process.argv.slice(2),
    (text) => process.stdout.write(text),
    Date.now,
    stop.signal,
  );
