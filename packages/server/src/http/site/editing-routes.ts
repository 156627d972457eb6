import { calls } from '@ohmstead/contract';
import type { Context } from '../../context/context.ts';
import { isRefused } from '../../errors/outcome.ts';
import { deleteSite } from '../../sites/editing/delete-site.ts';
import { saveMonthTarget, saveSite } from '../../sites/editing/save-site.ts';
import { sortSitesAndMeters } from '../../sites/editing/sort-order.ts';
import { editorOf } from '../access/editor-of.ts';
import { scopeOf } from '../access/scope-of.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { savedOrEdited } from '../calls/saved-or-edited.ts';
import { ownView, presentSite } from './present.ts';

const { place } = calls;

export const registerSiteEditing = (server: Server, context: Context): void => {
  registerCall(
    server,
    place.save,
    async ({ body, request }) => {
      const site = await saveSite(editorOf(context, request), body);
      return isRefused(site) ? site : presentSite(site, ownView);
    },
    savedOrEdited,
  );
  registerCall(
    server,
    place.saveMonthTarget,
    ({ body, request }) => saveMonthTarget(scopeOf(context, request), body),
    'edit.saved',
  );
  for (const call of [place.delete, place.deleteByGet]) {
    registerCall(
      server,
      call,
      ({ params, request }) => deleteSite(editorOf(context, request), params.id),
      'edit.deleted',
    );
  }
  registerCall(
    server,
    place.sort,
    ({ body, request }) => sortSitesAndMeters(scopeOf(context, request), body),
    'edit.saved',
  );
};
