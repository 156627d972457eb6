import type { TableLike } from '../../table.ts';
import type { why as source } from '../en/why.ts';

export const why: TableLike<typeof source> = {
  'why.open': '{{name}}: jak vzniká',
  'why.counted': 'O kolik vzrostly registry těchto měřičů za období, včetně odhadů za mezery:',
  'why.sum': 'Součet toho, co přišlo, minus to, co šlo jinam:',
  'why.selfUse': 'Co se spotřebovalo na místě, děleno výrobou:',
  'why.selfSufficiency': 'Co nepřišlo ze sítě, děleno spotřebou:',
  'why.demand': 'Nejvyšší průměr čtvrthodiny, z odečtů na jejím začátku a konci.',
  'why.meters': 'Měřiče',
  'why.noMeters': 'Žádný měřič této lokality to neměří.',
  'why.rule': 'Tři fáze: {{rule}}',
  'why.known': 'Známo',
};
