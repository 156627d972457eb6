import { recipientTag } from '../recipients/recipient-tag.ts';
import type { ClaimedRun } from './report-runs.ts';

/** From site, kind, period and recipient alone: should one ever be sent twice, mail programs show it once. */
export const messageNameOf = (
  { siteId, kind, fromDate }: Pick<ClaimedRun, 'siteId' | 'kind' | 'fromDate'>,
  recipient: string,
): string => `report.${kind}.${fromDate}.site-${siteId}.${recipientTag(recipient)}`;
