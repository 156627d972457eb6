import type { ListedMail } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { RowLink } from '../list/RowLink.tsx';
import type { Column } from '../list/RowList.tsx';
import { Mark } from '../page/Mark.tsx';
import { When } from '../page/When.tsx';
import { stateNames, stateTones } from './mail-words.ts';

type Columns = { head: Column<ListedMail>; columns: readonly Column<ListedMail>[] };

export const useMailColumns = (): Columns => {
  const { say, formats } = useTexts();
  return {
    head: {
      key: 'subject',
      label: say('admin.mail.subject'),
      cell: ({ id, subject }) => (
        <RowLink to="/admin/mail/$id" params={{ id: String(id) }}>
          {subject}
        </RowLink>
      ),
    },
    columns: [
      {
        key: 'to',
        isFree: true,
        label: say('admin.mail.to'),
        cell: ({ to, username }) => (username === null ? to : `${to} (${username})`),
      },
      {
        key: 'state',
        label: say('admin.mail.state'),
        cell: ({ state }) => <Mark tone={stateTones[state]}>{say(stateNames[state])}</Mark>,
      },
      { key: 'error', isFree: true, label: say('admin.mail.error'), cell: ({ error }) => error },
      {
        key: 'attempts',
        isMinor: true,
        label: say('admin.mail.attempts'),
        isNumber: true,
        cell: ({ attempts }) => formats.number(attempts, 0),
      },
      {
        key: 'next',
        isMinor: true,
        label: say('admin.mail.next'),
        cell: ({ nextAttemptAt }) => nextAttemptAt && <When at={nextAttemptAt} />,
      },
      { key: 'created', label: say('admin.mail.created'), cell: ({ createdAt }) => <When at={createdAt} /> },
    ],
  };
};
