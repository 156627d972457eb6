import { calls } from '@ohmstead/contract';
import type { FastifyRequest } from 'fastify';
import { attemptPassword, refuseThrottled } from '../../accounts/login-throttle.ts';
import { nowDate } from '../../clock/clock.ts';
import type { Context } from '../../context/context.ts';
import { siteColumns } from '../../energy/columns-query.ts';
import { isRefused, type Outcome, refuseField } from '../../errors/outcome.ts';
import { networkOf } from '../../network/network-of.ts';
import { siteOverview } from '../../overview/site-overview.ts';
import { powerLine } from '../../power/power-line.ts';
import { newTicket } from '../../sharing/public-ticket.ts';
import { publicPageLimit } from '../access/rate-limits.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { holdAnswers } from './hold-answers.ts';
import { monthEmissions } from './month-emissions.ts';
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
  /** Looks for the page each time, so that closing it works at once; only what it shows is held. */
  const shown = async <Answer>(
    { params, query: { ticket, ...query }, request }: Page,
    call: { readonly name: string },
    show: (site: SeenSite) => Promise<Outcome<Answer>>,
  ): Promise<Outcome<Answer>> => {
    await limit(request);
    const { allowance } = request;
    const site = await seenSite({ ...context, allowance }, params.key, ticket);
    if (isRefused(site)) return site;
    const key = JSON.stringify([call.name, site.siteId, query]);
    const ask = async () => ({ outcome: await show(site), allowance });
    const answer = await hold(key, site.scope.nowMs, ask, isWhole);
    // The answer says what it lacks.
    request.allowance = answer.allowance;
    return answer.outcome;
  };
  registerCall(server, publicPage.overview, (page) =>
    shown(page, publicPage.overview, async ({ siteId, scope }) => {
      const overview = await siteOverview(scope, { siteId, date: page.query.date, showsPrices: false });
      return isRefused(overview) ? overview : presentPublic(overview);
    }),
  );
  registerCall(server, publicPage.powerLine, (page) =>
    shown(page, publicPage.powerLine, ({ siteId, scope }) =>
      powerLine(scope, { siteId, date: page.query.date }),
    ),
  );
  registerCall(server, publicPage.columns, (page) =>
    shown(page, publicPage.columns, ({ siteId, scope }) =>
      siteColumns(scope, {
        siteId,
        date: page.query.date,
        mustProduce: false,
        timeType: page.query.timetype,
        columnType: page.query.ctype,
      }),
    ),
  );
  registerCall(server, publicPage.emissions, (page) =>
    shown(page, publicPage.emissions, ({ siteId, scope }) =>
      monthEmissions(scope, { siteId, date: page.query.date }),
    ),
  );
};

type Shown = Pick<FastifyRequest, 'allowance'> & { readonly outcome: Outcome<unknown> };

const isWhole = ({ outcome, allowance }: Shown): boolean =>
  !isRefused(outcome) && (allowance === null || allowance.timesLeft() === 0);

/** Guessing at a page's password is slowed down as guessing at an account's is. */
const registerOpening = (server: Server, context: Context): void =>
  registerCall(server, publicPage.open, async ({ params, body, request }) => {
    const site = await linkedSite(context, params.key);
    if (isRefused(site)) return site;
    const { id, public_password_hash: hash } = site;
    const at = nowDate(context.clock);
    const address = networkOf(request.ip);
    const attempt = { of: { kind: 'page', key: id }, address, at } as const;
    const given = { passwordHash: hash, password: body.password };
    const outcome = await attemptPassword(context.db, attempt, given);
    if (outcome.kind === 'throttled') return refuseThrottled('rate_limited', outcome);
    if (hash === null || outcome.kind === 'wrong') return refuseField('password', 'public_password_invalid');
    return { ticket: newTicket(hash, at.getTime()) };
  });
