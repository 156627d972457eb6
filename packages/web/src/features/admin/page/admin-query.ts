// What the administrator's screens ask for. It is about other people: the browser keeps none of it.
import type { Call } from '@ohmstead/contract';
import { type Query, queryOptions } from '@tanstack/react-query';
import type { ZodMiniType } from 'zod/mini';
import { call } from '../../../api/call.ts';
import type { CallInput } from '../../../api/request.ts';

export const adminQuery = <
  P extends ZodMiniType,
  Q extends ZodMiniType,
  B extends ZodMiniType,
  O extends ZodMiniType,
>(
  asked: Call<P, Q, B, O>,
  input: CallInput<P, Q, B>,
) =>
  queryOptions({
    queryKey: [asked.name, input],
    queryFn: ({ signal }) => call(asked, input, signal),
    meta: { kept: false },
  });

export const isAdminQuery = ({ queryKey: [name] }: Query): boolean =>
  typeof name === 'string' && name.startsWith('admin.');
