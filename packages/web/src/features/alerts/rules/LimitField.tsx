import { alertRuleBody, type ErrorCode } from '@ohmstead/contract';
import { errorKey, incidentAmount } from '@ohmstead/i18n';
import { useEffect, useRef, useState } from 'react';
import { checkForm } from '../../../forms/check-form.ts';
import { decimalField } from '../../../forms/use-field-binding.ts';
import { kindWords } from '../../../model/incident/kind-words.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { TextField } from '../../../ui/Field.tsx';
import { bodyOf, type EffectiveRule } from './effective-rule.ts';
import { limitText, typedLimit, unitText } from './rule-limit.ts';
import type { RuleChange } from './use-rule-change.ts';

type LimitFieldProps = {
  rule: EffectiveRule;
  /** The meter that it is for; null for the site. */
  meter: string | null;
  currency: string;
  change: RuleChange;
  disabled: boolean;
};

/** Saved when the field is left or Enter is pressed; Esc takes back what was typed. */
export const LimitField = ({ rule, meter, currency, change, disabled }: LimitFieldProps) => {
  const { say, lang, formats } = useTexts();
  const { typed, error, type, commit, reset } = useTypedLimit(rule, change);
  const input = useRef<HTMLInputElement>(null);
  const isMissing = change.limitError !== null;
  useEffect(() => {
    if (isMissing) input.current?.focus();
  }, [isMissing]);
  const unit = unitText(rule.unit, { say, formats, currency });
  const kind = say(kindWords[rule.kind]);
  return (
    <TextField
      {...decimalField}
      ref={input}
      label={say('rules.limitIn', { unit })}
      aria-label={
        meter === null
          ? say('rules.limitOf', { kind, unit })
          : say('rules.limitOfMeter', { kind, meter, unit })
      }
      hint={useLimitHint(rule, currency)}
      error={error === null ? undefined : say(errorKey(error))}
      value={typed ?? limitText(rule.limit, rule.unit, lang)}
      disabled={disabled}
      onChange={(event) => type(event.target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit();
        if (key === 'Escape') reset();
      }}
    />
  );
};

/** What holds without a limit of one's own. */
const useLimitHint = (rule: EffectiveRule, currency: string): string | undefined => {
  const { say, lang, formats } = useTexts();
  const { kind, isOn, limit, defaultLimit } = rule;
  if (defaultLimit !== null)
    return say('rules.usualLimit', {
      limit: incidentAmount(defaultLimit, kind, { lang, formats, currency }),
    });
  return isOn === true && limit === null ? say('rules.mayBeEmpty') : undefined;
};

const useTypedLimit = (rule: EffectiveRule, change: RuleChange) => {
  /** Null while nothing is typed that is not saved. */
  const [typed, setTyped] = useState<string | null>(null);
  const [broken, setBroken] = useState<ErrorCode | null>(null);
  const reset = () => {
    setTyped(null);
    setBroken(null);
  };
  const commit = () => {
    if (typed === null || change.saving) return;
    const limit = typedLimit(typed, rule.unit);
    if (limit === rule.limit && change.limitError === null) return reset();
    const checked = checkForm(alertRuleBody, { ...bodyOf(rule), limit });
    if (checked.kind === 'invalid') return setBroken(checked.errors.limit ?? 'field_invalid');
    setBroken(null);
    change.setLimit(limit, reset);
  };
  const type = (text: string) => {
    setTyped(text);
    setBroken(null);
  };
  return { typed, error: broken ?? change.limitError, type, commit, reset };
};
