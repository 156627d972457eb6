// The keys the app answers to, as the list shows them.
import type { TextKey } from '@ohmstead/i18n';

/** A key's own sign, or its name in the language. */
export type KeyName = '?' | '←' | '→' | '↑' | '↓' | TextKey;

type KeyUse = { readonly keys: readonly KeyName[]; readonly use: TextKey };
type KeyGroup = { readonly title: TextKey; readonly uses: readonly KeyUse[] };

export const keyGroups: readonly KeyGroup[] = [
  {
    title: 'keys.everywhere',
    uses: [
      { keys: ['keys.named.tab'], use: 'keys.next' },
      { keys: ['keys.named.shift', 'keys.named.tab'], use: 'keys.before' },
      { keys: ['keys.named.enter'], use: 'keys.press' },
      { keys: ['keys.named.esc'], use: 'keys.close' },
      { keys: ['?'], use: 'keys.list' },
    ],
  },
  { title: 'keys.inLists', uses: [{ keys: ['←', '→', '↑', '↓'], use: 'keys.choose' }] },
  {
    title: 'keys.inCharts',
    uses: [
      { keys: ['←', '→'], use: 'keys.point' },
      { keys: ['keys.named.home', 'keys.named.end'], use: 'keys.ends' },
      { keys: ['keys.named.pageUp', 'keys.named.pageDown'], use: 'keys.period' },
      { keys: ['↑', '↓'], use: 'keys.series' },
      { keys: ['keys.named.enter'], use: 'keys.openPoint' },
    ],
  },
];
