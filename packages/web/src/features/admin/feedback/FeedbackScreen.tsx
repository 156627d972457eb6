import { calls, feedbackTypes } from '@ohmstead/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../texts/use-texts.ts';
import { AdminList } from '../list/AdminList.tsx';
import { oneOf } from '../list/admin-search.ts';
import { FilterChips } from '../list/FilterChips.tsx';
import { SearchField } from '../list/SearchField.tsx';
import { useAdminSearch } from '../list/use-admin-search.ts';
import { AdminPage } from '../page/AdminPage.tsx';
import { adminQuery } from '../page/admin-query.ts';
import { FeedbackGate } from './FeedbackGate.tsx';
import { feedbackStates, stateNames, typeNames } from './feedback-words.ts';
import { useFeedbackColumns } from './use-feedback-columns.tsx';

export const FeedbackScreen = () => (
  <FeedbackGate>
    <FeedbackList />
  </FeedbackGate>
);

const FeedbackList = () => {
  const { say } = useTexts();
  const { search, asked, change } = useAdminSearch();
  const state = oneOf(feedbackStates, search.state);
  const type = oneOf(feedbackTypes, search.type);
  const query = { ...asked, ...(state && { state }), ...(type && { type }) };
  const feedback = useQuery({
    ...adminQuery(calls.admin.feedbacklist, { query }),
    placeholderData: keepPreviousData,
  });
  return (
    <AdminPage title={say('admin.feedback.title')}>
      <SearchField label={say('admin.feedback.search')} />
      <FilterChips
        label={say('admin.feedback.state')}
        allLabel={say('admin.list.all')}
        options={feedbackStates.map((value) => ({ value, label: say(stateNames[value]) }))}
        value={state}
        onChange={(value) => change({ state: value ?? '' })}
      />
      <FilterChips
        label={say('admin.feedback.type')}
        allLabel={say('admin.feedback.allTypes')}
        options={feedbackTypes.map((value) => ({ value, label: say(typeNames[value]) }))}
        value={type}
        onChange={(value) => change({ type: value ?? '' })}
      />
      <AdminList
        query={feedback}
        label={say('admin.feedback.title')}
        empty={say('admin.feedback.empty')}
        keyOf={({ id }) => id}
        {...useFeedbackColumns()}
      />
    </AdminPage>
  );
};
