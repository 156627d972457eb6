// The logo of this server's brand. Whoever names the tag of the logo keeps it for good: another logo has another tag.
import { calls } from '@ohmstead/contract';
import { logoOf } from '../../administration/brands/brand-store.ts';
import type { Context } from '../../context/context.ts';
import { refuse } from '../../errors/outcome.ts';
import { requireDone } from '../answers/require-done.ts';
import { inputOf, routePath, type Server } from '../calls/register-call.ts';

const { logo } = calls.common;

export const registerLogo = ({ app }: Server, { db, config }: Pick<Context, 'db' | 'config'>): void => {
  app.route({
    method: logo.method,
    url: routePath(logo.path),
    exposeHeadRoute: true,
    handler: async (request, reply) => {
      const { query } = inputOf(logo, request);
      const { png, tag } = requireDone((await logoOf(db, config.serverGroup)) ?? refuse('not_found'));
      reply.headers({
        // An <img> of the app's page shows it, too.
        'cross-origin-resource-policy': 'cross-origin',
        etag: `"${tag}"`,
        'cache-control': query.v === tag ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
      if (request.headers['if-none-match'] === `"${tag}"`) return reply.code(304).send();
      return reply.type('image/png').send(png);
    },
  });
};
