// Who else sees a site: viewers, who were invited by their username and have agreed, and everybody who knows the address
// of its public page.
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofSite } from '../of-site.ts';
import { instant } from '../shapes.ts';
import * as rule from '../validation.ts';

const viewer = z.object({
  username: z.string(),
  fullName: z.string(),
  showsPrices: z.boolean(),
  since: instant,
});

/** An open invitation of this username; it does not reveal whether anybody has the name. */
const invited = z.object({
  username: z.string(),
  showsPrices: z.boolean(),
  since: instant,
  until: instant,
});

const publicLink = z.object({
  /** When false, the address leads nowhere. */
  public: z.boolean(),
  /** The address that others open: `…/public/site/{key}`. */
  address: z.string(),
  key: z.string(),
  hasPassword: z.boolean(),
  /** The site's local date after which the address leads nowhere; null when it does not expire. */
  lastDay: z.nullable(z.string()),
});

const siteSharing = z.object({
  viewers: z.array(viewer),
  invited: z.array(invited),
  link: publicLink,
});
export type SiteSharing = z.infer<typeof siteSharing>;

export const get = call({
  ...ofSite,
  needs: 'own',
  name: 'sharing.get',
  method: 'GET',
  path: '/api/v1/site/sharing/{id}',
  summary: 'The viewers and invitations of the site, and its public page.',
  output: siteSharing,
  errors: ['wrong_id'],
});

export const viewerBody = z.object({ username: rule.username, showsPrices: z.boolean('field_invalid') });

export const saveViewer = call({
  ...ofSite,
  demo: 'refused',
  name: 'sharing.saveViewer',
  method: 'POST',
  path: '/api/v1/site/viewer/{id}',
  summary:
    'Invites somebody to see the site, or changes what they see of it. The answer is the same whether anybody has the username or not.',
  body: viewerBody,
  output: siteSharing,
  errors: ['validation', 'share_self', 'too_many', 'too_many_invitations'],
});

export const removeViewer = call({
  ...ofSite,
  demo: 'refused',
  name: 'sharing.removeViewer',
  method: 'DELETE',
  path: '/api/v1/site/viewer/{id}',
  summary: 'Removes a viewer or an invitation.',
  query: z.object({ username: rule.givenUsername }),
  output: siteSharing,
  errors: ['validation'],
});

export const leave = call({
  ...ofSite,
  needs: 'view',
  demo: 'refused',
  name: 'sharing.leave',
  method: 'POST',
  path: '/api/v1/site/leave/{id}',
  summary: 'Removes the site from the list of the viewer who asks. Its owner cannot do this.',
  output: z.null(),
  errors: ['permission_denied'],
});

export const publicLinkBody = z.object({
  public: z.boolean('field_invalid'),
  /** Null removes the password; it stays when this is left out. */
  password: z.optional(z.nullable(rule.password)),
  lastDay: z.optional(z.nullable(rule.localDate)),
  /** Creates a new address; the old one stops working at once. */
  renew: z.optional(z.boolean('field_invalid')),
});
export type PublicLinkBody = z.infer<typeof publicLinkBody>;

export const savePublicLink = call({
  ...ofSite,
  demo: 'refused',
  name: 'sharing.savePublicLink',
  method: 'POST',
  path: '/api/v1/site/publiclink/{id}',
  summary: 'Opens or closes the site’s public page, or changes its password, last day or address.',
  body: publicLinkBody,
  output: siteSharing,
  errors: ['validation', 'rate_limited'],
});

const invitation = z.object({
  id: z.number(),
  siteName: z.string(),
  /** The username and the full name of the owner. */
  username: z.string(),
  fullName: z.string(),
  showsPrices: z.boolean(),
  since: instant,
  until: instant,
});
export type Invitation = z.infer<typeof invitation>;

export const invitations = call({
  name: 'sharing.invitations',
  method: 'GET',
  path: '/api/v1/user/invitations',
  access: 'account',
  summary: 'The sites that the account is invited to see.',
  output: z.array(invitation),
  errors: [],
});

export const answerInvitation = call({
  name: 'sharing.answerInvitation',
  method: 'POST',
  path: '/api/v1/user/invitation',
  access: 'account',
  demo: 'refused',
  summary: 'Accepts or declines an invitation. The inviter gets no notice when it is declined.',
  body: z.object({ id: rule.id, accept: z.boolean('field_invalid') }),
  output: z.array(invitation),
  errors: ['validation', 'wrong_id'],
});
