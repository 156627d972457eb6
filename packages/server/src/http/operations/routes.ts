// Answers whoever runs the server: whether it is well, whether it is ready, its metrics, and the description of its
// calls.
import { openApi } from '@ohmstead/contract/openapi';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context/context.ts';
import { AppError } from '../answers/app-error.ts';
import { maySeeMetrics } from './may-see-metrics.ts';
import type { Metrics } from './metrics.ts';

type Operations = Pick<Context, 'config' | 'health' | 'version'>;

export const registerOperations = (app: FastifyInstance, context: Operations, metrics: Metrics): void => {
  for (const path of ['/healthz', '/readyz']) {
    app.get(path, async (_request, reply) => {
      const status = await context.health();
      reply.code(status === 'ok' ? 200 : 503);
      return { status };
    });
  }
  app.get('/metrics', async (request, reply) => {
    if (!maySeeMetrics(request, context.config.metricsToken)) throw new AppError('permission_denied');
    return reply.type(metrics.contentType).send(await metrics.print());
  });
  // Printed when first asked for: most servers never are.
  let printed: string | null = null;
  app.get('/api/openapi.json', async (_request, reply) => {
    printed ??= JSON.stringify(openApi(context.version));
    return reply.type('application/json; charset=utf-8').send(printed);
  });
};
