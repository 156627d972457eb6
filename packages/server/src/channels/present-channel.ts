import type { Channel } from '@ohmstead/contract';
import type { Selectable } from 'kysely';
import type { ChannelRow } from '../storage/schema/channels.ts';
import { shownAddress } from './shown-address.ts';

/** Without what lets others send there. */
export const presentChannel = (row: Selectable<ChannelRow>): Channel => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  address: shownAddress(row.target),
  isOn: row.is_on,
  urgency: row.urgency,
  kinds: row.kinds && [...row.kinds],
  ofSharedSites: row.of_shared_sites,
  createdAt: row.created_at.toISOString(),
  isConfirmed: row.confirmed_at !== null,
  hasLeft: row.left_at !== null,
  lastSentAt: row.last_sent_at?.toISOString() ?? null,
  lastFailedAt: row.last_failed_at?.toISOString() ?? null,
  lastFailure: row.last_failure,
  lastError: row.last_error,
});
