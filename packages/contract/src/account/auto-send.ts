// What is done with reports beside their settings: a test, a preview, and leaving the list of their recipients.
import { reportKinds } from '@ohmstead/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import * as rule from '../validation.ts';
import { leaveBody, left } from './leave.ts';

const kind = z.enum(reportKinds, 'field_invalid');

export const test = call({
  name: 'user.testautosend',
  method: 'POST',
  path: '/api/v1/user/autosend/test',
  access: 'account',
  demo: 'refused',
  owned: { siteId: 'site' },
  body: z.object({ siteId: rule.id, kind }),
  summary: 'Sends the newest report of a site to the account’s own address.',
  output: z.object({ email: z.string() }),
  errors: ['wrong_id', 'validation', 'email_missing', 'mail_off', 'mail_capped'],
});

export const preview = call({
  name: 'site.reportpreview',
  method: 'GET',
  path: '/api/v1/site/reportpreview/{id}',
  access: 'account',
  needs: 'own',
  owned: { id: 'site' },
  params: z.object({ id: rule.id }),
  query: z.object({ kind: z._default(kind, 'daily') }),
  summary: 'The newest report as it would be sent: its subject, and its HTML with the pictures inside.',
  output: z.object({ subject: z.string(), html: z.string() }),
  errors: ['wrong_id', 'validation'],
});

export const leave = call({
  name: 'publicPage.leaveautosend',
  method: 'POST',
  path: '/api/v1/public/leaveautosend',
  access: 'public',
  body: leaveBody,
  summary:
    'The reader of a report or alert wants no more of them, or wants them again; the token is the one in the e-mail’s link. E-mail programs post the same to `/leave/{token}` (RFC 8058).',
  output: left,
  errors: ['link_invalid', 'validation'],
});
