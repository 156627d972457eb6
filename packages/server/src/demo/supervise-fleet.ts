import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type FleetOrder, type FleetReport, fleetReport } from './fleet-messages.ts';

type Supervision = {
  readonly file: string | URL;
  readonly order: FleetOrder;
  readonly onReport: (report: FleetReport) => void;
  readonly signal: AbortSignal;
};

/** Its own heap is small: history is made chunk by chunk. */
const execArgv = ['--max-old-space-size=96', '--max-semi-space-size=16'];
const patienceMs = 5_000;

/** Runs the virtual meters in a process of their own until it ends or is stopped; it ends with ours in any case. */
export const superviseFleet = ({ file, order, onReport, signal }: Supervision): Promise<void> =>
  new Promise((resolve) => {
    const child = fork(typeof file === 'string' ? file : fileURLToPath(file), [], {
      execArgv,
      stdio: 'inherit',
    });
    const stop = (): void => stopChild(child);
    const end = (): void => {
      signal.removeEventListener('abort', stop);
      resolve();
    };
    child.on('message', (message) => onReport(reportOf(message)));
    child.on('exit', end);
    // It could not be started or spoken to; what there is of it must not stay.
    child.on('error', () => {
      child.kill('SIGKILL');
      end();
    });
    signal.addEventListener('abort', stop);
    child.send(order);
  });

const stopChild = (child: ChildProcess): void => {
  child.kill('SIGTERM');
  const last = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  child.once('exit', () => clearTimeout(last));
};

const reportOf = (message: unknown): FleetReport =>
  fleetReport.safeParse(message).data ?? { kind: 'trouble', text: 'a message of unknown form' };
