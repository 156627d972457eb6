import { audiences, noticeTypes } from '@ohmstead/contract';
import { errorKey } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { oneOf } from '../list/admin-search.ts';
import page from '../page/page.module.css';
import type { NoticePart } from './notice-part.ts';
import { audienceNames, typeNames } from './notice-words.ts';

export const NoticeReaders = ({ form, errors, change }: NoticePart) => {
  const { say } = useTexts();
  return (
    <div className={page.form}>
      <SelectField
        name="type"
        label={say('admin.notices.type')}
        options={noticeTypes.map((value) => ({ value, label: say(typeNames[value]) }))}
        value={form.type}
        onChange={(value) => change({ type: oneOf(noticeTypes, value) ?? form.type })}
      />
      <SelectField
        name="audience"
        label={say('admin.notices.audience')}
        options={audiences.map((value) => ({ value, label: say(audienceNames[value]) }))}
        value={form.audience}
        onChange={(value) => change({ audience: oneOf(audiences, value) ?? form.audience })}
      />
      {form.audience === 'account' && (
        <TextField
          name="username"
          label={say('admin.users.username')}
          autoComplete="off"
          value={form.username}
          error={errors.username && say(errorKey(errors.username))}
          onChange={({ target }) => change({ username: target.value })}
        />
      )}
      <Checkbox
        label={say('admin.notices.onlyThese')}
        checked={form.onlyTheseLanguages}
        onChange={({ target }) => change({ onlyTheseLanguages: target.checked })}
      />
      <p className={page.muted}>
        {say(form.onlyTheseLanguages ? 'admin.notices.onlyTheseHint' : 'admin.notices.othersHint')}
      </p>
    </div>
  );
};
