import { calls } from '@ohmstead/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** Who is logged in, and how they want things. */
export const settingQuery = queryOptions({
  queryKey: [calls.account.setting.name],
  queryFn: ({ signal }) => call(calls.account.setting, {}, signal),
});
