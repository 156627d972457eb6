import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context/context.ts';
import type { Editor } from '../../sites/editing/editor.ts';
import { quotasOfRequest } from './check-quotas.ts';
import { sessionOf } from './door.ts';
import { scopeOf } from './scope-of.ts';

export const editorOf = (
  context: Pick<Context, 'db' | 'siteCache' | 'clock' | 'config' | 'ingest'>,
  request: FastifyRequest,
): Editor => ({
  ...scopeOf(context, request),
  ingest: context.ingest,
  isDemo: sessionOf(request).kind === 'demo',
  quotas: quotasOfRequest(context, request),
});
