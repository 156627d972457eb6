import { calls } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { isLinkInvalid } from './is-link-invalid.ts';

/** Whose password the link resets. Asking leaves it unused, and is not repeated: using it ends it. */
export const useResetLink = (token: string) => {
  const query = useQuery({
    queryKey: [calls.mailedLink.resetlink.name, token],
    queryFn: ({ signal }) => call(calls.mailedLink.resetlink, { body: { token } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // The screen itself says what is wrong with it.
    meta: { quiet: true },
  });
  return { query, isInvalid: isLinkInvalid(query.error) };
};
