import { errorKey } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import { browserZone } from '../../../ui/browser-zone.ts';
import { ChoiceCards } from '../../../ui/ChoiceCards.tsx';
import { TextField } from '../../../ui/Field.tsx';
import page from '../page/page.module.css';
import { sendings } from './notice-form.ts';
import type { NoticePart } from './notice-part.ts';
import { sendingHints, sendingNames } from './sending-words.ts';

export const NoticeSending = ({ form, errors, change }: NoticePart) => {
  const { say } = useTexts();
  return (
    <div className={page.form}>
      <ChoiceCards
        label={say('admin.notices.when')}
        options={sendings.map((value) => ({
          value,
          label: say(sendingNames[value]),
          hint: say(sendingHints[value]),
        }))}
        value={form.sending}
        onChange={(sending) => change({ sending })}
      />
      {form.sending === 'later' && (
        <TextField
          type="datetime-local"
          name="publishAt"
          label={say('admin.notices.publishAt')}
          hint={say('admin.notices.zone', { zone: browserZone() })}
          value={form.publishAt}
          error={errors.publishAt && say(errorKey(errors.publishAt))}
          onChange={({ target }) => change({ publishAt: target.value })}
        />
      )}
    </div>
  );
};
