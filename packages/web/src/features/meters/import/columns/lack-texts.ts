import type { TextKey } from '@ohmstead/i18n';
import type { Lack } from '../draft/draft-mapping.ts';

export const lackTexts: Readonly<Record<Lack, TextKey>> = {
  time: 'import.lacks.time',
  value: 'import.lacks.value',
  kind: 'import.lacks.kind',
  net: 'import.lacks.net',
  unit: 'import.lacks.unit',
};
