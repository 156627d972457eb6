// Answers OPTIONS with a path's methods.
import { callList } from '@ohmstead/contract/openapi';
import type { FastifyInstance } from 'fastify';
import { routePath } from './register-call.ts';

export const answerOptions = (app: FastifyInstance): void => {
  const methodsByPath = new Map<string, string[]>();
  for (const { path, method } of callList) {
    methodsByPath.set(path, [...(methodsByPath.get(path) ?? []), method]);
  }
  for (const [path, methods] of methodsByPath) {
    const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
    app.options(routePath(path), async (_request, reply) => reply.code(204).header('allow', allow).send());
  }
};
