import { calls } from '@ohmstead/contract';
import type { FastifyRequest } from 'fastify';
import { attemptPassword } from '../../accounts/login-throttle.ts';
import { nowDate } from '../../clock/clock.ts';
import type { Context } from '../../context/context.ts';
import { askedColumns } from '../../energy/columns-query.ts';
import { AppError, invalid } from '../../errors/app-error.ts';
import { networkOf } from '../../network/network-of.ts';
import { siteOverview } from '../../overview/site-overview.ts';
import { powerLine } from '../../power/power-line.ts';
import { newTicket } from '../../sharing/public-ticket.ts';
import { publicPageLimit } from '../access/rate-limits.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { found } from '../site/found.ts';
import { holdAnswers } from './hold-answers.ts';
import { presentPublic } from './present.ts';
import { linkedSite, type SeenSite, seenSite } from './public-site.ts';

const { publicPage } = calls;

type Page = {
  readonly params: { readonly key: string };
  readonly query: { readonly ticket?: string | undefined };
  readonly request: FastifyRequest;
};

export const registerPublicPage = (server: Server, context: Context): void => {
  const limit = publicPageLimit(server.app);
  const hold = holdAnswers();
  registerOpening(server, context);
  /** The page is looked for each time, so that closing it works at once; what it shows is held. */
  const shown = async <Answer>(
    { params, query: { ticket, ...asked }, request }: Page,
    call: { readonly name: string },
    show: (site: SeenSite) => Promise<Answer>,
  ): Promise<Answer> => {
    await limit(request);
    const site = await seenSite(context, params.key, ticket);
    const key = JSON.stringify([call.name, site.siteId, asked]);
    return hold(key, site.asker.nowMs, () => show(site));
  };
  registerCall(server, publicPage.overview, (page) =>
    shown(page, publicPage.overview, async ({ siteId, asker }) =>
      presentPublic(found(await siteOverview(asker, { siteId, date: page.query.date }))),
    ),
  );
  registerCall(server, publicPage.powerLine, (page) =>
    shown(page, publicPage.powerLine, async ({ siteId, asker }) =>
      found(await powerLine(asker, { siteId, date: page.query.date })),
    ),
  );
  registerCall(server, publicPage.columns, (page) =>
    shown(page, publicPage.columns, ({ siteId, asker }) =>
      askedColumns(asker, {
        ...{ siteId, date: page.query.date, mustProduce: false },
        timeType: page.query.timetype,
        columnType: page.query.ctype,
      }),
    ),
  );
};

/** Guessing at a page's password is slowed down as guessing at an account's is. */
const registerOpening = (server: Server, context: Context): void =>
  registerCall(server, publicPage.open, async ({ params, body, request }) => {
    const { id, public_password_hash: hash } = await linkedSite(context, params.key);
    const at = nowDate(context.clock);
    const address = networkOf(request.ip);
    const attempt = { of: { kind: 'page', key: id }, address, at } as const;
    const given = { passwordHash: hash, password: body.password };
    const outcome = await attemptPassword(context.db, attempt, given);
    if (outcome.kind === 'throttled')
      throw new AppError('rate_limited', { retryAfterSeconds: Math.ceil(outcome.waitMs / 1000) });
    if (hash === null || outcome.kind === 'wrong') throw invalid('password', 'public_password_invalid');
    return { ticket: newTicket(hash, at.getTime()) };
  });
