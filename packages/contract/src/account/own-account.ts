// What people do with their account as a whole: its sessions, its data, its end.
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { instant } from '../shapes.ts';
import * as rule from '../validation.ts';

const ownSession = z.object({
  id: z.number(),
  clientKind: z.enum(['web', 'app']),
  userAgent: z.nullable(z.string()),
  createdAt: instant,
  lastUsedAt: instant,
  isThis: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

export const sessions = call({
  name: 'user.sessions',
  method: 'GET',
  path: '/api/v1/user/sessions',
  access: 'account',
  demo: 'refused',
  summary: 'The account’s open sessions, the one used last first.',
  output: z.array(ownSession),
  errors: [],
});

export const endsession = call({
  name: 'user.endsession',
  method: 'POST',
  path: '/api/v1/user/endsession',
  access: 'account',
  demo: 'refused',
  summary: 'Ends one of the account’s sessions; without an id all but this one.',
  body: z.object({ id: z.optional(rule.id) }),
  output: z.null(),
  errors: ['validation', 'wrong_id'],
});

export const confirmagain = call({
  name: 'user.confirmagain',
  method: 'POST',
  path: '/api/v1/user/confirmagain',
  access: 'account',
  demo: 'refused',
  summary: 'Sends the link that confirms the contact address again.',
  output: z.null(),
  errors: ['email_missing', 'mail_capped'],
});

export const download = call({
  name: 'user.download',
  method: 'GET',
  path: '/api/v1/user/download',
  access: 'account',
  demo: 'refused',
  summary: 'Everything of the account as a ZIP of CSV and JSON files.',
  file: ['application/zip'],
  output: z.null(),
  errors: ['rate_limited'],
});

export const deleteaccountBody = z.object({ password: rule.givenPassword });

export const deleteaccount = call({
  name: 'user.deleteaccount',
  method: 'POST',
  path: '/api/v1/user/deleteaccount',
  access: 'account',
  demo: 'refused',
  summary:
    'Deletes the account with all its sites, meters and readings a week from now. Until then it can be kept.',
  body: deleteaccountBody,
  output: z.object({ deleteAt: instant }),
  errors: ['validation', 'password_invalid', 'login_throttled', 'last_administrator'],
});

export const keepaccount = call({
  name: 'user.keepaccount',
  method: 'POST',
  path: '/api/v1/user/keepaccount',
  access: 'account',
  demo: 'refused',
  summary: 'Takes the deletion of the account back.',
  output: z.null(),
  errors: [],
});
