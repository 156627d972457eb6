// Pure: what whoever looks may do with the meters of a site.
import type { SiteListItem } from '@ohmstead/contract';

export type Rights = {
  /** Change what a meter is called and rated, and decide about its counts. */
  readonly edits: boolean;
  /** Add, move, replace, delete, import: refused to visitors of the demo. */
  readonly manages: boolean;
};

export const rightsOf = (role: SiteListItem['role'], isDemo: boolean): Rights => ({
  edits: role === 'owner',
  manages: role === 'owner' && !isDemo,
});
