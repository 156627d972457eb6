// A picture of a feedback: fetched with the session's token, which an address in the page could not carry.
import { calls } from '@ohmstead/contract';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error.ts';
import { identity } from '../../../api/call.ts';
import { reach } from '../../../api/client.ts';
import { readAnswer } from '../../../api/read-answer.ts';
import { requestOf } from '../../../api/request.ts';

export const pictureQuery = (id: number) =>
  queryOptions({
    queryKey: [calls.admin.feedbackfile.name, id],
    queryFn: ({ signal }) => fetchPicture(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { kept: false, quiet: true },
  });

const fetchPicture = async (id: number, signal: AbortSignal): Promise<Blob> => {
  const { url, init } = requestOf(calls.admin.feedbackfile, { params: { id } }, identity());
  const answer = await reach(() => fetch(url, { ...init, signal }));
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('image/')) {
    await readAnswer(answer);
    throw new ApiError({ kind: 'answer' });
  }
  return answer.blob();
};
