// npm run bench: the usual sections, or those named; sections measured before for this build are shown, not run again,
// unless --again is given; --full takes hours where a section offers it. Data lies under BENCH_DIR, which must be on a real disk.
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { fileSystemOf, machineFacts } from './machine.ts';
import { printResults } from './result.ts';
import { savedResults } from './saved-results.ts';
import type { Section } from './section.ts';
import { alerts } from './sections/alerts.ts';
import { batch } from './sections/batch.ts';
import { citus } from './sections/citus.ts';
import { dayLine } from './sections/day-line.ts';
import { falseAlarmsSection } from './sections/false-alarms.ts';
import { firstAnswers } from './sections/first-answers.ts';
import { forecast } from './sections/forecast.ts';
import { imports } from './sections/imports.ts';
import { ingest } from './sections/ingest.ts';
import { lists } from './sections/lists.ts';
import { memory } from './sections/memory.ts';
import { screens } from './sections/screens.ts';
import { servers } from './sections/servers.ts';
import { start } from './sections/start.ts';
import { tenYears } from './sections/ten-years.ts';

const sections = [
  ingest,
  batch,
  dayLine,
  start,
  memory,
  forecast,
  screens,
  tenYears,
  firstAnswers,
  imports,
  lists,
  alerts,
  servers,
  citus,
  falseAlarmsSection,
];

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const again = process.argv.includes('--again');
const isFull = process.argv.includes('--full');
const unknown = words.filter((word) => !sections.some(({ name }) => name === word));
if (unknown.length > 0) {
  throw new Error(
    `no section ${unknown.join(', ')}: there are ${sections.map(({ name }) => name).join(', ')}`,
  );
}

const isWanted = ({ name, isOnlyByName }: Section): boolean =>
  words.length > 0 ? words.includes(name) : isFull || !isOnlyByName;

const dataParent = process.env.BENCH_DIR ?? tmpdir();
if (fileSystemOf(dataParent) === 'tmpfs') {
  throw new Error(`${dataParent} is memory, not a disk: set BENCH_DIR to a folder on one`);
}

process.stdout.write(`${machineFacts(dataParent)}\n`);
const saved = savedResults(fileURLToPath(new URL('../../', import.meta.url)), isFull);
let missed = 0;
for (const section of sections) {
  if (!isWanted(section)) continue;
  const before = again ? null : saved.of(section);
  const results = before ?? (await section.run(dataParent, isFull));
  saved.save(section, results);
  printResults(`${section.title}${before ? ' (measured before)' : ''}`, results);
  missed += results.filter(({ target }) => target?.isMet === false).length;
}
process.stdout.write(missed === 0 ? '\nEvery target is met.\n' : `\n${missed} targets MISSED.\n`);
process.exitCode = missed === 0 ? 0 : 1;
