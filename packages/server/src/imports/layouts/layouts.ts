// The layouts of tables that are known by name. What is recognised by its columns alone needs none.
import type { Table } from '../recognition/table.ts';
import { homeAssistant, shelly } from './devices.ts';
import { lastgang, pgeUsage, ukHalfHourly } from './elsewhere.ts';
import { enedis, uciHousehold } from './france.ts';
import type { Layout } from './layout.ts';
import { dutchP1 } from './netherlands.ts';
import { ohmstead } from './own-exports.ts';
import { datadis } from './spain.ts';

const layouts: readonly Layout[] = [
  ohmstead,
  ukHalfHourly,
  enedis,
  datadis,
  dutchP1,
  shelly,
  homeAssistant,
  uciHousehold,
  pgeUsage,
  lastgang,
];

export const layoutOf = (table: Table): Layout | null =>
  layouts.find(({ matches }) => matches(table)) ?? null;
