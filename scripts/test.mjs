// npm test: every suite. `npm test -- server` runs only the sections whose title has that word.
import { availableParallelism } from 'node:os';
import { delimiter } from 'node:path';
import { main } from './run.mjs';
import { say } from './say.mjs';
import { requireBrowser } from './setup/browser.mjs';
import { requireNginx } from './setup/nginx.mjs';
import { requirePostgres } from './setup/postgres.mjs';
import { appSection } from './test/app-section.mjs';
import { clusterSection } from './test/cluster-section.mjs';
import { faultsSection } from './test/faults-section.mjs';
import { unitProjects } from './test/unit-projects.mjs';
import { vitestSection } from './test/vitest-section.mjs';

/** Each waits for its database now and then: three keep two processors busy, a fourth gains nothing. */
const serverWorkers = Math.ceil(availableParallelism() * 1.5);
const server = ['--project', 'server', `--maxWorkers=${serverWorkers}`];
const stories = ['--config', 'e2e/vitest.config.ts', '--reporter=./e2e/flaky-reporter.ts'];

/** Half an hour of daylight saving, days of 47 and 49 half hours: what works there does not lean on the machine's zone. */
const farZone = 'Australia/Lord_Howe';

const sectionsWith = ({ browser, postgres, nginx }) => [
  { title: 'unit tests, TZ=UTC', args: unitProjects, env: { TZ: 'UTC' } },
  { title: `unit tests, TZ=${farZone}`, args: unitProjects, env: { TZ: farZone } },
  { title: 'server tests, embedded database', args: server, env: { TZ: farZone, TEST_ENGINE: 'embedded' } },
  {
    title: 'server tests, PostgreSQL',
    args: server,
    env: {
      TZ: 'UTC',
      TEST_ENGINE: 'postgres',
      PATH: `${postgres}${delimiter}${process.env.PATH}`,
      NGINX_PATH: nginx,
    },
  },
  { title: 'two servers on a Citus cluster', section: clusterSection },
  { title: 'the app’s shell', section: appSection },
  { title: 'browser stories', args: stories, env: { TZ: 'UTC', CHROME_PATH: browser } },
  { title: 'faults: kills, power cuts, stepping clocks', section: faultsSection },
];

await main(async () => {
  const wanted = process.argv.slice(2);
  const all = sectionsWith({
    browser: await requireBrowser(),
    postgres: await requirePostgres(),
    nginx: await requireNginx(),
  });
  const sections = all.filter(({ title }) => wanted.every((word) => title.includes(word)));
  const results = [];
  for (const section of sections) results.push(await (section.section ?? vitestSection)(section));

  say('');
  for (const { title, passed, failed, took } of results) {
    say(`${failed === 0 ? 'ok  ' : 'FAIL'}  ${title.padEnd(44)}${passed} passed, ${failed} failed  ${took}`);
  }
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  say(`\n${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = total('failed') === 0 && total('passed') > 0 ? 0 : 1;
});
