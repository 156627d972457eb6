import { calls } from '@ohmstead/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../api/call.ts';
import { lastSite } from '../session/last-site.ts';
import { session } from '../session/session.ts';

/** Leaves at once: whether the server hears of it must not keep anybody logged in here. */
export const useLogout = (): (() => void) => {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return () => {
    call(calls.user.logout, {}).catch(() => undefined);
    session.close();
    void import('../platform/push-subscription.ts').then(({ endPush }) => endPush()).catch(() => undefined);
    lastSite.clear();
    void navigate({ to: '/login', replace: true }).then(() =>
      queries.removeQueries({ predicate: isPersonal }),
    );
  };
};

const isPersonal = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  queryKey[0] !== calls.common.config.name;
