// The administrator's view of the accounts.
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { instant } from '../shapes.ts';
import { listQuery, ofId, pageOf } from './shapes.ts';

export const accountStates = ['open', 'disabled', 'toBeDeleted'] as const;

const listedAccount = z.object({
  id: z.number(),
  username: z.string(),
  fullName: z.string(),
  kind: z.enum(['user', 'demo', 'admin']),
  email: z.nullable(z.string()),
  emailConfirmed: z.boolean(),
  state: z.enum(accountStates),
  createdAt: instant,
  /** When a session of it was used last; null: never, or long ago. */
  lastUsedAt: z.nullable(instant),
  siteCount: z.number(),
  meterCount: z.number(),
});
export type ListedAccount = z.infer<typeof listedAccount>;

export const userlist = call({
  name: 'admin.userlist',
  method: 'GET',
  path: '/api/v1/admin/userlist',
  access: 'admin',
  summary: 'The accounts, the newest first; searched by username, name, e-mail address or serial number.',
  query: z.object({ ...listQuery, state: z.optional(z.enum(accountStates)) }),
  output: pageOf(listedAccount),
  errors: [],
});

const accountDetail = z.object({
  ...listedAccount.shape,
  telephone: z.nullable(z.string()),
  timeZone: z.string(),
  lang: z.string(),
  /** Bytes; an estimate, measured now and then. */
  storedBytes: z.nullable(z.number()),
  deleteAt: z.nullable(instant),
  sites: z.array(z.object({ id: z.number(), name: z.string(), meterCount: z.number() })),
  sessions: z.array(
    z.object({
      clientKind: z.enum(['web', 'app']),
      createdAt: instant,
      lastUsedAt: instant,
      userAgent: z.nullable(z.string()),
    }),
  ),
});
export type AccountDetail = z.infer<typeof accountDetail>;

export const user = call({
  ...ofId,
  name: 'admin.user',
  method: 'GET',
  path: '/api/v1/admin/user/{id}',
  summary: 'One account with its sites and open sessions.',
  output: accountDetail,
  errors: ['wrong_id'],
});

export const disableuser = call({
  ...ofId,
  name: 'admin.disableuser',
  method: 'POST',
  path: '/api/v1/admin/disableuser/{id}',
  summary:
    'Ends the account’s sessions and lets it log in no more; its meters go on sending. Not possible for administrators and the demo.',
  output: z.null(),
  errors: ['wrong_id', 'account_protected'],
});

export const enableuser = call({
  ...ofId,
  name: 'admin.enableuser',
  method: 'POST',
  path: '/api/v1/admin/enableuser/{id}',
  summary: 'Lets a disabled account log in again.',
  output: z.null(),
  errors: ['wrong_id'],
});

export const endsessions = call({
  ...ofId,
  name: 'admin.endsessions',
  method: 'POST',
  path: '/api/v1/admin/endsessions/{id}',
  summary: 'Ends all sessions of the account.',
  output: z.null(),
  errors: ['wrong_id'],
});

export const resetpassword = call({
  ...ofId,
  name: 'admin.resetpassword',
  method: 'POST',
  path: '/api/v1/admin/resetpassword/{id}',
  summary:
    'Gives the account a password made by the server, which must be changed at the next login, and ends its sessions.',
  output: z.object({ username: z.string(), password: z.string() }),
  errors: ['wrong_id', 'account_protected'],
});
