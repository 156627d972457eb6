import type { AlertRule, AlertRules } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';
import { kindWords } from '../../../model/incident/kind-words.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { LazyDisclosure } from '../../../ui/LazyDisclosure.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { useOnline } from '../../../ui/use-online.ts';
import { type MeterRule, rulesOfMeters } from './effective-rule.ts';
import { LimitField } from './LimitField.tsx';
import { PausedRule } from './PausedRule.tsx';
import styles from './rules.module.css';
import { SavedNote } from './SavedNote.tsx';
import { useRuleChange } from './use-rule-change.ts';

type MetersOfRuleProps = { all: AlertRules; siteRule: AlertRule };

/** What is different for single meters of the site. */
export const MetersOfRule = ({ all, siteRule }: MetersOfRuleProps) => {
  const { say } = useTexts();
  const meters = rulesOfMeters(all, siteRule);
  const count = meters.filter(({ rule }) => rule.isOn !== null).length;
  return (
    <LazyDisclosure
      summary={count > 0 ? say('rules.ofMetersSet', { count }) : say('rules.ofMeters')}
      content={() => (
        <ul className={styles.meters}>
          {meters.map((meter) => (
            <MeterRow key={meter.rule.meterId} all={all} meter={meter} />
          ))}
        </ul>
      )}
    />
  );
};

const choices = ['asSite', 'on', 'off'] as const;
type Choice = (typeof choices)[number];

const choiceWords: Record<Choice, TextKey> = { asSite: 'rules.asSite', on: 'rules.on', off: 'rules.off' };
const isOnOf: Record<Choice, boolean | null> = { asSite: null, on: true, off: false };

const choiceOf = (isOn: boolean | null): Choice => choices.find((one) => isOnOf[one] === isOn) ?? 'asSite';

const MeterRow = ({ all, meter: { name, rule } }: { all: AlertRules; meter: MeterRule }) => {
  const { say } = useTexts();
  const change = useRuleChange(all.id, rule);
  const disabled = !useOnline();
  const choose = (value: string) => {
    const choice = choices.find((one) => one === value);
    if (choice !== undefined) change.setOn(isOnOf[choice]);
  };
  return (
    <li className={styles.meter}>
      <div className={styles.fields}>
        <SelectField
          label={name}
          aria-label={say('rules.meterChoice', { kind: say(kindWords[rule.kind]), meter: name })}
          options={choices.map((one) => ({ value: one, label: say(choiceWords[one]) }))}
          value={choiceOf(change.isOn)}
          disabled={disabled}
          onChange={choose}
        />
        {rule.hasLimit && change.isOn === true && (
          <LimitField rule={rule} meter={name} currency={all.priceUnit} change={change} disabled={disabled} />
        )}
      </div>
      {rule.isOn !== null && <PausedRule rule={rule} timeZone={all.timeZone} />}
      <SavedNote change={change} name={name} />
    </li>
  );
};
