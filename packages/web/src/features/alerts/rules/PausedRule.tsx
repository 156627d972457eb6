import { useTexts } from '../../../texts/use-texts.ts';
import { useNow } from '../../../ui/use-now.ts';
import type { EffectiveRule } from './effective-rule.ts';
import styles from './rules.module.css';

type PausedRuleProps = { rule: Pick<EffectiveRule, 'snoozedUntil'>; timeZone: string };

/** Until when a rule is at rest, where it is. */
export const PausedRule = ({ rule: { snoozedUntil }, timeZone }: PausedRuleProps) => {
  const { say, formats } = useTexts();
  const untilMs = snoozedUntil === null ? 0 : Date.parse(snoozedUntil);
  if (untilMs <= useNow(60_000)) return null;
  return (
    <p className={styles.paused}>{say('alerts.paused', { time: formats.dateTime(untilMs, timeZone) })}</p>
  );
};
