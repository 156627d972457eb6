// A forgotten password: a one-time link by mail, and a new password behind it.
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { instant } from '../shapes.ts';
import * as rule from '../validation.ts';

export const sendemailBody = z.object({ username: rule.givenUsername });

export const sendemail = call({
  name: 'user.sendemail',
  method: 'POST',
  path: '/api/v1/user/sendemail',
  access: 'public',
  summary:
    'Asks for a link to a new password, sent to the account’s contact address. The answer is the same for every username.',
  body: sendemailBody,
  output: z.object({
    /** Whether this server sends mail at all; else only an administrator can reset a password. */
    isSendingMail: z.boolean(),
  }),
  errors: ['validation', 'rate_limited'],
});

/** The token of a link from a mail: 256 bits as base64url. */
const linkToken = z.string('link_invalid').check(z.regex(/^[\w-]{43}$/, 'link_invalid'));

export const linkBody = z.object({ token: linkToken });

export const resetlink = call({
  name: 'publicPage.resetlink',
  method: 'POST',
  path: '/api/v1/public/resetlink',
  access: 'public',
  summary: 'Whose password a link from a mail would reset, and until when. It stays unused.',
  body: linkBody,
  output: z.object({ username: z.string(), expiresAt: instant }),
  errors: ['link_invalid', 'validation'],
});

export const resetpassword = call({
  name: 'publicPage.resetpassword',
  method: 'POST',
  path: '/api/v1/public/resetpassword',
  access: 'public',
  summary:
    'Uses a link from a mail: sets the given password, or one made by the server, which is answered. All sessions of the account end.',
  body: z.object({ ...linkBody.shape, newPassword: z.optional(rule.password) }),
  output: z.object({ username: z.string(), password: z.nullable(z.string()) }),
  errors: ['link_invalid', 'validation', 'password_common', 'password_personal'],
});

export const confirmemail = call({
  name: 'publicPage.confirmemail',
  method: 'POST',
  path: '/api/v1/public/confirmemail',
  access: 'public',
  summary: 'Uses a link from a mail: the contact address that it was sent to is confirmed.',
  body: linkBody,
  output: z.object({ email: z.string() }),
  errors: ['link_invalid', 'validation'],
});
