import type { AlertRule, AlertRules } from '@ohmstead/contract';
import { incidentAmount } from '@ohmstead/i18n';
import { kindWords } from '../../../model/incident/kind-words.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Hint } from '../../../ui/Hint.tsx';
import { type EffectiveRule, rulesOfMeters } from './effective-rule.ts';
import { PausedRule } from './PausedRule.tsx';
import { aboutKinds } from './rule-groups.ts';
import styles from './rules.module.css';

type ReadRuleProps = { all: AlertRules; rule: AlertRule };

/** A rule in words, for whoever may not change it. */
export const ReadRule = ({ all, rule }: ReadRuleProps) => {
  const { say } = useTexts();
  const stands = useRuleWords(all.priceUnit);
  const own = rulesOfMeters(all, rule).filter((meter) => meter.rule.isOn !== null);
  return (
    <li className={styles.rule}>
      <div className={styles.read}>
        <h3>{say(kindWords[rule.kind])}</h3>
        <p>{stands(rule)}</p>
        <Hint>{say(aboutKinds[rule.kind])}</Hint>
        <PausedRule rule={rule} timeZone={all.timeZone} />
        {own.map((meter) => (
          <p key={meter.rule.meterId}>
            {meter.name}: {stands(meter.rule)}
          </p>
        ))}
      </div>
    </li>
  );
};

/** Whether a rule is on, and from which limit on. */
const useRuleWords = (currency: string) => {
  const { say, lang, formats } = useTexts();
  return ({ isOn, kind, hasLimit, limit, defaultLimit }: EffectiveRule): string => {
    if (isOn !== true) return say('rules.off');
    const from = limit ?? defaultLimit;
    if (!hasLimit || from === null) return say('rules.on');
    return say('rules.onFrom', { limit: incidentAmount(from, kind, { lang, formats, currency }) });
  };
};
