import type { AlertRule, AlertRules } from '@ohmstead/contract';
import { incidentKind } from '@ohmstead/domain';
import { useId } from 'react';
import { kindWords } from '../../../model/incident/kind-words.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import { useOnline } from '../../../ui/use-online.ts';
import { canDiffer } from './effective-rule.ts';
import { LimitField } from './LimitField.tsx';
import { MetersOfRule } from './MetersOfRule.tsx';
import { PausedRule } from './PausedRule.tsx';
import { aboutKinds } from './rule-groups.ts';
import styles from './rules.module.css';
import { SavedNote } from './SavedNote.tsx';
import { useRuleChange } from './use-rule-change.ts';

type RuleRowProps = { all: AlertRules; rule: AlertRule };

/** A kind for the whole site, with what is different for single meters. */
export const RuleRow = ({ all, rule }: RuleRowProps) => {
  const { say } = useTexts();
  const about = useId();
  const change = useRuleChange(all.id, rule);
  const disabled = !useOnline();
  const name = say(kindWords[rule.kind]);
  const { scope, isOnAtFirst } = incidentKind(rule.kind);
  return (
    <li className={styles.rule}>
      <div className={styles.main}>
        <div className={styles.words}>
          <Checkbox
            role="switch"
            label={name}
            aria-describedby={about}
            checked={change.isOn === true}
            disabled={disabled}
            onChange={({ target }) => change.setOn(target.checked)}
          />
          <Hint id={about}>
            {say(aboutKinds[rule.kind])} {isOnAtFirst && say('rules.byItself')}
          </Hint>
          <PausedRule rule={rule} timeZone={all.timeZone} />
        </div>
        {rule.hasLimit && (
          <LimitField rule={rule} meter={null} currency={all.priceUnit} change={change} disabled={disabled} />
        )}
      </div>
      <SavedNote change={change} name={name} />
      {scope === 'meter' && canDiffer(all, rule) && <MetersOfRule all={all} siteRule={rule} />}
    </li>
  );
};
