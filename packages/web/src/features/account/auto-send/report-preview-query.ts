import { calls } from '@ohmstead/contract';
import type { ReportKind } from '@ohmstead/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

export type ChosenReport = { readonly siteId: number; readonly kind: ReportKind };

/** As it would be sent now. */
export const reportPreviewQuery = ({ siteId, kind }: ChosenReport) =>
  queryOptions({
    queryKey: [calls.autoSend.preview.name, siteId, kind],
    queryFn: ({ signal }) =>
      call(calls.autoSend.preview, { params: { id: siteId }, query: { kind } }, signal),
    staleTime: 0,
  });
