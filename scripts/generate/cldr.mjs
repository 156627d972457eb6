// Writes the tables of time zones and currencies from Unicode CLDR: `npm run generate`.
// The npm packages cldr-core and cldr-bcp47, pinned in package.json, hold the data. After an update of the two, run
// this again and commit what it wrote; cldr.test.mjs fails until that is done.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../root.mjs';

const require = createRequire(import.meta.url);

/** Where CLDR's first currency is not the one that a utility of the country bills in. */
const billedIn = {
  LS: 'LSL', // CLDR prefers the rand, which is worth the same.
  ZW: 'USD', // CLDR names the gold-backed currency of 2024; most prices are still in US dollars.
};

/** Windows time zone ids and the zone of each in the world at large (territory 001). */
const windowsZones = () =>
  require('cldr-core/supplemental/windowsZones.json')
    .supplemental.windowsZones.mapTimezones.map(({ mapZone }) => mapZone)
    .filter(({ _territory }) => _territory === '001')
    .map(({ _other, _type }) => [_other, _type]);

/** Names of zones, links included, by country; those of no country under 001. A key begins with its country's code. */
const zonesByCountry = () => {
  const zones = Object.entries(require('cldr-bcp47/bcp47/timezone.json').keyword.u.tz);
  const named = zones.filter(([key, zone]) => !key.startsWith('_') && key !== 'unk' && zone._alias);
  return grouped(named.map(([key, zone]) => [zone._region ?? countryOfKey(key), zone._alias]));
};

const countryOfKey = (key) => (/^(utc|gmt)/.test(key) ? '001' : key.slice(0, 2).toUpperCase());

const countriesByCurrency = () => {
  const regions = require('cldr-core/supplemental/currencyData.json').supplemental.currencyData.region;
  const pairs = Object.entries(regions).map(([country, uses]) => [
    billedIn[country] ?? tenderOf(uses),
    country,
  ]);
  return grouped(pairs.filter(([currency, country]) => currency !== undefined && country !== 'EU'));
};

/** CLDR lists a country's currencies in the order of preference. */
const tenderOf = (uses) =>
  uses.flatMap(Object.entries).find(([, { _to, _tender }]) => _to === undefined && _tender !== 'false')?.[0];

const grouped = (pairs) => {
  const groups = new Map();
  for (const [key, value] of pairs) groups.set(key, [...(groups.get(key) ?? []), value]);
  return [...groups].map(([key, values]) => [key, values.sort().join(' ')]);
};

const fileOf = ({ path, name, about, entries }) => {
  const { version } = require('cldr-core/package.json');
  const sorted = entries.sort(([one], [other]) => (one < other ? -1 : 1));
  const lines = sorted.map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`);
  const head = `// Generated from Unicode CLDR ${version} by \`npm run generate\` (scripts/generate/cldr.mjs). Do not edit.\n`;
  const type = 'Readonly<Record<string, string>>';
  return { path, text: `${head}\n/** ${about} */\nexport const ${name}: ${type} = {\n${lines.join('')}};\n` };
};

export const generatedFiles = () => [
  fileOf({
    path: 'packages/domain/src/time/windows-zones.gen.ts',
    name: 'windowsZones',
    about: 'IANA time zones by Windows time zone id.',
    entries: windowsZones(),
  }),
  fileOf({
    path: 'packages/domain/src/time/zones-by-country.gen.ts',
    name: 'zonesByCountry',
    about: 'Names of IANA time zones, links included, by ISO 3166-1 country; 001 is none.',
    entries: zonesByCountry(),
  }),
  fileOf({
    path: 'packages/domain/src/currency/countries-by-currency.gen.ts',
    name: 'countriesByCurrency',
    about: 'ISO 3166-1 countries by the ISO 4217 currency that is used there.',
    entries: countriesByCurrency(),
  }),
];

if (process.argv[1] === import.meta.filename)
  for (const { path, text } of generatedFiles()) writeFileSync(join(root, path), text);
