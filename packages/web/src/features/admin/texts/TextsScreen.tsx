import { calls } from '@ohmstead/contract';
import { isLanguage, writtenLanguages } from '@ohmstead/i18n';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { FilterChips } from '../list/FilterChips.tsx';
import { SearchField } from '../list/SearchField.tsx';
import { useAdminSearch } from '../list/use-admin-search.ts';
import { AdminPage } from '../page/AdminPage.tsx';
import { adminQuery } from '../page/admin-query.ts';
import page from '../page/page.module.css';
import { TextDialog } from './TextDialog.tsx';
import { type AdminText, useTextColumns } from './use-text-columns.tsx';

export const TextsScreen = () => {
  const { say, lang: shownLang } = useTexts();
  const { search, asked, change } = useAdminSearch();
  const lang = isLanguage(search.lang) ? search.lang : shownLang;
  const onlyReplaced = search.state === 'replaced';
  const [edited, setEdited] = useState<AdminText | null>(null);
  const texts = useQuery({
    ...adminQuery(calls.admin.textlist, {
      query: { ...asked, lang, ...(onlyReplaced && { onlyReplaced: 'true' as const }) },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <AdminPage title={say('admin.texts.title')}>
      <p className={page.muted}>{say('admin.texts.intro')}</p>
      <div className={page.field}>
        <SelectField
          label={say('admin.texts.language')}
          options={writtenLanguages.map(({ code, name }) => ({ value: code, label: name }))}
          value={lang}
          onChange={(value) => change({ lang: value })}
        />
      </div>
      <SearchField label={say('admin.texts.search')} />
      <FilterChips
        label={say('admin.texts.filter')}
        allLabel={say('admin.list.all')}
        options={[{ value: 'replaced', label: say('admin.texts.onlyReplaced') }]}
        value={onlyReplaced ? 'replaced' : undefined}
        onChange={(value) => change({ state: value ?? '' })}
      />
      <AdminList
        query={texts}
        label={say('admin.texts.title')}
        empty={say('admin.texts.empty')}
        keyOf={({ key }) => key}
        {...useTextColumns(lang, setEdited)}
      />
      <TextDialog key={edited?.key ?? ''} text={edited} lang={lang} onClose={() => setEdited(null)} />
    </AdminPage>
  );
};
