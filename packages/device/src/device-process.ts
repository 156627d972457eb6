// The process of a virtual device that was started by hand.
import { runCli } from './cli.ts';

const stop = new AbortController();
process.once('SIGTERM', () => stop.abort());
process.once('SIGINT', () => stop.abort());

process.exitCode = await runCli(process.argv.slice(2), (text) => process.stdout.write(text), stop.signal);
