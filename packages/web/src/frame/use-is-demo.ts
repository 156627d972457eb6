import { calls } from '@ohmstead/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { appConfigQuery } from './app-config.ts';

const settingQuery = queryOptions({
  queryKey: [calls.account.setting.name],
  queryFn: ({ signal }) => call(calls.account.setting, {}, signal),
  // Nobody waits for it: the server refuses what the demo must not do.
  meta: { quiet: true },
});

/** Whether this is the demo's account, whose visitors change little. False until it is known. */
export const useIsDemo = (): boolean => {
  const { data: config } = useQuery(appConfigQuery);
  const demo = config?.demo?.username;
  const { data: setting } = useQuery({ ...settingQuery, enabled: demo !== undefined });
  return demo !== undefined && setting?.username === demo;
};
