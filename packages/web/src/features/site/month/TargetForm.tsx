import { monthTargetBody } from '@ohmstead/contract';
import { errorKey } from '@ohmstead/i18n';
import { type SyntheticEvent, useState } from 'react';
import { failureOf } from '../../../api/api-error.ts';
import { textOfFailure } from '../../../api/reaction.ts';
import { checkForm, type FieldErrors } from '../../../forms/check-form.ts';
import { readDecimal, writeDecimal } from '../../../forms/decimal.ts';
import { focusFirstError } from '../../../forms/focus-first-error.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { UnsavedQuestion } from '../../../forms/UnsavedQuestion.tsx';
import { useUnsavedGuard } from '../../../forms/use-unsaved-guard.ts';
import type { Site } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import styles from './TargetPart.module.css';
import { useSaveTarget } from './use-save-target.ts';

type TargetFormProps = { site: Site; onClose: () => void };

export const TargetForm = ({ site, onClose }: TargetFormProps) => {
  const { say, lang } = useTexts();
  const before = writeDecimal(site.monthTarget, lang);
  const [typed, setTyped] = useState(before);
  const [errors, setErrors] = useState<FieldErrors>({});
  const save = useSaveTarget(site, onClose);
  const guard = useUnsavedGuard(typed !== before);
  const type = (text: string) => {
    setTyped(text);
    setErrors({});
    save.reset();
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = checkForm(monthTargetBody, { id: site.id, monthTarget: readDecimal(typed) });
    if (checked.kind === 'valid') return save.mutate(checked.value.monthTarget);
    setErrors(checked.errors);
    focusFirstError(event.currentTarget, checked.errors);
  };
  const refusal = save.isError ? textOfFailure(failureOf(save.error), say) : undefined;
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={say('siteDetail.targetField')}
        name="monthTarget"
        inputMode="decimal"
        autoComplete="off"
        autoFocus
        value={typed}
        error={errors.monthTarget ? say(errorKey(errors.monthTarget)) : refusal}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      />
      <div className={styles.actions}>
        <SubmitButton look="primary" busy={save.isPending} disabled={typed === before}>
          {say('action.save')}
        </SubmitButton>
        <Button onClick={onClose}>{say('action.cancel')}</Button>
        {typed !== '' && site.monthTarget !== null && (
          // Emptied first and saved then, so that Cancel brings it back.
          <Button look="plain" onClick={() => type('')}>
            {say('siteDetail.targetRemove')}
          </Button>
        )}
      </div>
      <UnsavedQuestion guard={guard} />
    </form>
  );
};
