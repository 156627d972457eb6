import type { calls } from '@ohmstead/contract';
import type { output } from 'zod/mini';
import { useTexts } from '../../../texts/use-texts.ts';
import { RowLink } from '../list/RowLink.tsx';
import type { Column } from '../list/RowList.tsx';
import { Mark } from '../page/Mark.tsx';
import { When } from '../page/When.tsx';
import { stateNames, stateTones, typeNames } from './feedback-words.ts';

type Row = output<typeof calls.admin.feedbacklist.output>['rows'][number];
type Columns = { head: Column<Row>; columns: readonly Column<Row>[] };

export const useFeedbackColumns = (): Columns => {
  const { say, formats } = useTexts();
  return {
    head: {
      key: 'title',
      label: say('admin.feedback.subject'),
      cell: ({ id, title }) => (
        <RowLink to="/admin/feedback/$id" params={{ id: String(id) }}>
          {title}
        </RowLink>
      ),
    },
    columns: [
      { key: 'type', label: say('admin.feedback.type'), cell: ({ type }) => say(typeNames[type]) },
      { key: 'user', label: say('admin.users.username'), cell: ({ username }) => username },
      {
        key: 'state',
        label: say('admin.feedback.state'),
        cell: ({ state }) => <Mark tone={stateTones[state]}>{say(stateNames[state])}</Mark>,
      },
      {
        key: 'last',
        label: say('admin.feedback.last'),
        cell: ({ lastMessageAt }) => <When at={lastMessageAt} />,
      },
      {
        key: 'created',
        isMinor: true,
        label: say('admin.feedback.begun'),
        cell: ({ createdAt }) => <When at={createdAt} />,
      },
      {
        key: 'count',
        isMinor: true,
        label: say('admin.feedback.messages'),
        isNumber: true,
        cell: ({ messageCount }) => formats.number(messageCount, 0),
      },
    ],
  };
};
