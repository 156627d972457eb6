// How uses of meters are named and pictured.
import type { UseType } from '@ohmstead/domain';
import type { TextKey } from '@ohmstead/i18n';
import type { IconName } from '../../ui/Icon.tsx';

type UseLook = { readonly label: TextKey; readonly hint: TextKey; readonly icon: IconName };

export const meterUses: Record<UseType, UseLook> = {
  1: { label: 'site.use.grid', hint: 'meter.use.gridHint', icon: 'grid' },
  2: { label: 'site.use.inverter', hint: 'meter.use.inverterHint', icon: 'sun' },
  3: { label: 'site.use.load', hint: 'meter.use.loadHint', icon: 'house' },
  4: { label: 'site.use.storage', hint: 'meter.use.storageHint', icon: 'battery' },
};
