import type { calls } from '@ohmstead/contract';
import { type LanguageCode, tagOf } from '@ohmstead/i18n';
import type { output } from 'zod/mini';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Column } from '../list/RowList.tsx';
import { Mark } from '../page/Mark.tsx';

export type AdminText = output<typeof calls.admin.textlist.output>['rows'][number];
type Columns = { head: Column<AdminText>; columns: readonly Column<AdminText>[] };

export const useTextColumns = (lang: LanguageCode, onEdit: (text: AdminText) => void): Columns => {
  const { say } = useTexts();
  return {
    head: { key: 'key', label: say('admin.texts.key'), cell: ({ key }) => key },
    columns: [
      {
        key: 'own',
        isFree: true,
        label: say('admin.texts.own'),
        cell: ({ own, english }) =>
          own === null ? <span lang="en">{english}</span> : <span lang={tagOf(lang)}>{own}</span>,
      },
      {
        key: 'replacement',
        isFree: true,
        label: say('admin.texts.replacement'),
        cell: ({ replacement }) =>
          replacement !== null && (
            <Mark tone="good">
              <span lang={tagOf(lang)}>{replacement}</span>
            </Mark>
          ),
      },
      {
        key: 'actions',
        isActions: true,
        label: say('admin.list.actions'),
        cell: (text) => (
          <Button
            icon="edit"
            aria-label={say('admin.texts.editOne', { key: text.key })}
            onClick={() => onEdit(text)}
          >
            {say('action.edit')}
          </Button>
        ),
      },
    ],
  };
};
