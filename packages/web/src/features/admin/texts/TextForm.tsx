import { savetextBody } from '@ohmstead/contract';
import { errorKey, type LanguageCode, tagOf } from '@ohmstead/i18n';
import { useState } from 'react';
import { checkForm } from '../../../forms/check-form.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useCheckedSubmit } from '../../../forms/use-checked-submit.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import page from '../page/page.module.css';
import { PlaceholderProblem } from './PlaceholderProblem.tsx';
import { placeholderFaults } from './placeholders.ts';
import { TextPreview } from './TextPreview.tsx';
import { useSaveText } from './use-save-text.ts';
import type { AdminText } from './use-text-columns.tsx';

type TextFormProps = { text: AdminText; lang: LanguageCode; onDone: () => void };

/** The product's own text, the administrator's, and how both look on a screen. */
export const TextForm = ({ text: { key, own, english, replacement }, lang, onDone }: TextFormProps) => {
  const { say } = useTexts();
  const original = own ?? english;
  const [value, setValue] = useState(replacement ?? original);
  const save = useSaveText(lang);
  const faults = placeholderFaults(original, value);
  const isRight = faults.missing.length === 0 && faults.unknown.length === 0;
  const { errors, submit } = useCheckedSubmit({
    check: () => {
      const checked = checkForm(savetextBody, { lang, key, value });
      if (checked.kind === 'valid' && !isRight)
        return { kind: 'invalid', errors: { value: 'text_placeholders' } };
      return checked;
    },
    send: (body, onError) => save.mutate({ body }, { onSuccess: onDone, onError }),
    fieldOfCode: { text_placeholders: 'value', text_key_unknown: 'value' },
  });
  return (
    <form className={page.form} noValidate onSubmit={submit}>
      <p className={page.muted}>{key}</p>
      <TextPreview title={say('admin.texts.own')} text={original} lang={own === null ? 'en' : tagOf(lang)} />
      <TextArea
        name="value"
        label={say('admin.texts.replacement')}
        lang={tagOf(lang)}
        rows={4}
        maxLength={2000}
        value={value}
        error={errors.value && say(errorKey(errors.value))}
        onChange={({ target }) => setValue(target.value)}
        data-focus-first
      />
      <PlaceholderProblem faults={faults} />
      <TextPreview title={say('admin.texts.preview')} text={value} lang={tagOf(lang)} />
      <div className={page.actions}>
        <SubmitButton look="primary" busy={save.isPending} disabled={value === (replacement ?? original)}>
          {say('action.save')}
        </SubmitButton>
        {replacement !== null && (
          <Button
            icon="remove"
            busy={save.isPending}
            onClick={() => save.mutate({ body: { lang, key, value: null } }, { onSuccess: onDone })}
          >
            {say('admin.texts.takeBack')}
          </Button>
        )}
      </div>
    </form>
  );
};
