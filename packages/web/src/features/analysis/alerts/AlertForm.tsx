import type { AlertLimitsOfSite } from '@ohmstead/contract';
import type { AlertKind } from '@ohmstead/domain';
import { errorKey } from '@ohmstead/i18n';
import { type SyntheticEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureOf } from '../../../api/api-error.ts';
import { textOfFailure } from '../../../api/reaction.ts';
import type { FieldErrors } from '../../../forms/check-form.ts';
import { focusFirstError } from '../../../forms/focus-first-error.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import { Problem } from '../../../ui/Problem.tsx';
import { MeterChoice } from '../MeterChoice.tsx';
import styles from './AlertForm.module.css';
import { KindChoice } from './KindChoice.tsx';
import { LimitFields } from './LimitFields.tsx';
import { LimitMeaning } from './LimitMeaning.tsx';
import { limitTexts } from './limit-form.ts';
import { useSavedLimits } from './use-saved-limits.ts';

export type AlertSearch = { readonly kinds: readonly AlertKind[]; readonly meterIds: readonly number[] };

type AlertFormProps = {
  limits: AlertLimitsOfSite;
  searched: AlertSearch;
  canEdit: boolean;
  onRun: (search: AlertSearch) => void;
};

/** What to look for, in which meters, and from which limits on. */
export const AlertForm = ({ limits, searched, canEdit, onRun }: AlertFormProps) => {
  const { say, lang } = useTexts();
  const [search, setSearch] = useState(searched);
  const [texts, setTexts] = useState(() => limitTexts(limits.parameters, lang));
  const [errors, setErrors] = useState<FieldErrors>({});
  const { save, saving, error } = useSavedLimits(limits);
  const meters = limits.meters.map(({ meterId, name }) => ({ id: meterId, name }));
  const isComplete = search.kinds.length > 0 && search.meterIds.length > 0;

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!isComplete) return;
    const outcome = canEdit ? await save(texts, search.kinds) : null;
    const refused = outcome?.kind === 'refused' ? outcome.errors : {};
    // The limits open before one of them can be focused.
    flushSync(() => setErrors(refused));
    if (outcome?.kind === 'refused') return focusFirstError(form, refused);
    if (outcome) setTexts(limitTexts(outcome.limits.parameters, lang));
    onRun(search);
  };

  return (
    <div className={styles.search}>
      <Card title={say('alert.what')}>
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <KindChoice chosen={search.kinds} onChange={(kinds) => setSearch({ ...search, kinds })} />
          {search.kinds.length === 0 && <Problem marked>{say('alert.kindRequired')}</Problem>}
          {meters.length > 1 && (
            <MeterChoice
              meters={meters}
              chosen={search.meterIds}
              onChange={(meterIds) => setSearch({ ...search, meterIds })}
            />
          )}
          {search.meterIds.length === 0 && <Problem marked>{say('alert.meterRequired')}</Problem>}
          {search.meterIds.length < meters.length && search.kinds.includes('unusualConsumption') && (
            <Hint>{say('alert.unusualNeedsAll')}</Hint>
          )}
          <Disclosure summary={say('alert.limits')} open={Object.keys(errors).length > 0 || undefined}>
            <div className={styles.opened}>
              <Hint>{say(canEdit ? 'alert.limitsNote' : 'alert.limitsReadOnly')}</Hint>
              <LimitFields
                texts={texts}
                kinds={search.kinds}
                readOnly={!canEdit}
                errorOf={(name) => errors[name] && say(errorKey(errors[name]))}
                onChange={(name, text) => setTexts({ ...texts, [name]: text })}
              />
              {canEdit && (
                <Button look="plain" onClick={() => setTexts(limitTexts(limits.defaults, lang))}>
                  {say('alert.defaults')}
                </Button>
              )}
              <LimitMeaning limits={limits} />
            </div>
          </Disclosure>
          {error && <Problem marked>{textOfFailure(failureOf(error), say)}</Problem>}
          <div className={styles.actions}>
            <SubmitButton look="primary" busy={saving} disabled={!isComplete}>
              {say('alert.run')}
            </SubmitButton>
          </div>
        </form>
      </Card>
    </div>
  );
};
