import type { AuditItem } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { verdictNames } from './audit-words.ts';

type Decision = NonNullable<AuditItem['decision']>;

/** What was decided, by whom and when. */
export const useDecisionText = (zone: string) => {
  const { say, formats } = useTexts();
  return ({ verdict, by, decidedAt }: Decision): string => {
    const words = {
      verdict: say(verdictNames[verdict]),
      time: formats.dateTime(Date.parse(decidedAt), zone),
    };
    return by === null ? say('audit.decided', words) : say('audit.decidedBy', { ...words, name: by });
  };
};
