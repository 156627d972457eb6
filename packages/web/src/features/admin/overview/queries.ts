import { calls } from '@ohmstead/contract';
import { adminQuery } from '../page/admin-query.ts';

const healthMs = 10_000;
const waitingMs = 60_000;

/** Asked again while the page is looked at. */
export const healthQuery = { ...adminQuery(calls.admin.health, {}), refetchInterval: healthMs };

/** Only their numbers are shown. */
export const contestedQuery = {
  ...adminQuery(calls.admin.contestedclaims, { query: { skip: 0 } }),
  refetchInterval: waitingMs,
};

export const waitingFeedbackQuery = {
  ...adminQuery(calls.admin.feedbacklist, { query: { skip: 0, state: 'waiting' } }),
  refetchInterval: waitingMs,
};
