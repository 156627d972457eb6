import type { AuditItem } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';

/** "Import counter · Phase A"; nothing for the whole meter. */
export const useCounterName = () => {
  const { say } = useTexts();
  return ({ direction, phase }: Pick<AuditItem, 'direction' | 'phase'>): string => {
    if (direction === null) return '';
    const counter = say(direction === 'import' ? 'overview.importCounter' : 'overview.exportCounter');
    if (phase === null) return counter;
    return `${counter} · ${phase === 'net' ? say('audit.net') : say('site.phase', { phase })}`;
  };
};
