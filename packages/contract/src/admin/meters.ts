// The administrator's view of the meters, of those that nobody has claimed, and of contested claims.
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { instant } from '../shapes.ts';
import * as rule from '../validation.ts';
import { listQuery, ofId, pageOf } from './shapes.ts';

export const meterlist = call({
  name: 'admin.meterlist',
  method: 'GET',
  path: '/api/v1/admin/meterlist',
  access: 'admin',
  summary: 'The registered meters; searched by serial number, name, site or username.',
  query: z.object({
    ...listQuery,
    /** `unproven` meters wait for the proof of their claim. */
    state: z.optional(z.enum(['online', 'offline', 'unproven', 'blocked'])),
  }),
  output: pageOf(
    z.object({
      id: z.number(),
      sn: z.string(),
      name: z.string(),
      siteId: z.number(),
      siteName: z.string(),
      accountId: z.number(),
      username: z.string(),
      isOnline: z.boolean(),
      proofNeeded: z.boolean(),
      isBlocked: z.boolean(),
      lastUpdate: z.nullable(instant),
      addedAt: instant,
    }),
  ),
  errors: [],
});

export const waitingmeters = call({
  name: 'admin.waitingmeters',
  method: 'GET',
  path: '/api/v1/admin/waitingmeters',
  access: 'admin',
  summary: 'Serial numbers that are sent openly and that nobody has registered; searched by serial number.',
  query: z.object(listQuery),
  output: pageOf(
    z.object({
      sn: z.string(),
      isBlocked: z.boolean(),
      networks: z.array(z.string()),
      uploads: z.number(),
      firstSeenAt: instant,
      lastSeenAt: instant,
    }),
  ),
  errors: [],
});

const claimant = z.object({
  meterId: z.number(),
  accountId: z.number(),
  username: z.string(),
  siteName: z.string(),
  addedAt: instant,
  /** When it began to prove itself by an upload with its key; null: not yet. */
  proofBegunAt: z.nullable(instant),
  lastUpdate: z.nullable(instant),
});

export const contestedclaims = call({
  name: 'admin.contestedclaims',
  method: 'GET',
  path: '/api/v1/admin/contestedclaims',
  access: 'admin',
  summary:
    'Claims that cannot prove themselves: another account holds the serial number, or several networks send it openly.',
  query: z.object(listQuery),
  output: pageOf(
    z.object({
      sn: z.string(),
      isBlocked: z.boolean(),
      /** Who holds the serial number now; null: nobody does. */
      holder: z.nullable(claimant),
      claimants: z.array(claimant),
      senders: z.array(
        z.object({ network: z.string(), isForwarded: z.boolean(), uploads: z.number(), lastSeenAt: instant }),
      ),
    }),
  ),
  errors: [],
});

export const decideclaim = call({
  name: 'admin.decideclaim',
  method: 'POST',
  path: '/api/v1/admin/decideclaim',
  access: 'admin',
  summary:
    'Decides whose a contested serial number is: one of its claimants’ or its holder’s. The others keep their meters and all readings, under made-up serial numbers, and get a notice.',
  body: z.object({ sn: rule.serialNumber, meterId: rule.id }),
  output: z.null(),
  errors: ['wrong_id', 'validation'],
});

const serialNumberBody = z.object({ sn: rule.serialNumber });

export const blockmeter = call({
  name: 'admin.blockmeter',
  method: 'POST',
  path: '/api/v1/admin/blockmeter',
  access: 'admin',
  summary: 'Refuses every upload of a serial number, by key too, until it is unblocked.',
  body: serialNumberBody,
  output: z.null(),
  errors: ['validation'],
});

export const unblockmeter = call({
  name: 'admin.unblockmeter',
  method: 'POST',
  path: '/api/v1/admin/unblockmeter',
  access: 'admin',
  summary: 'Takes uploads of a serial number again.',
  body: serialNumberBody,
  output: z.null(),
  errors: ['validation'],
});

export const releaseproof = call({
  ...ofId,
  name: 'admin.releaseproof',
  method: 'POST',
  path: '/api/v1/admin/releaseproof/{id}',
  summary: 'Accepts a meter’s claim without its proof, where nobody else holds the serial number.',
  output: z.null(),
  errors: ['wrong_id', 'sn_used'],
});
