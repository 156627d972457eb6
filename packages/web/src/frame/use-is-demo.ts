import { useQuery } from '@tanstack/react-query';
import { settingQuery } from '../model/account/setting.ts';
import { appConfigQuery } from './app-config.ts';

/** Says whether this is the demo's account, whose visitors can change little. It is false until that is known. */
export const useIsDemo = (): boolean => {
  const { data: config } = useQuery(appConfigQuery);
  const demo = config?.demo?.username;
  const { data: setting } = useQuery({
    ...settingQuery,
    enabled: demo !== undefined,
    // Nobody waits for it: the server refuses what the demo must not do.
    meta: { quiet: true },
  });
  return demo !== undefined && setting?.username === demo;
};
