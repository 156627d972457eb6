// Builds the HTTP server; main.ts listens. Uploads, calls and the web app are apart, so that an upload
// passes nothing it does not need.
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import type { Context } from './context/context.ts';
import { limitRequests } from './http/access/rate-limits.ts';
import { registerAdministration } from './http/administration/routes.ts';
import { registerForecastCall } from './http/analysis/forecast-route.ts';
import { registerAnalysisCalls } from './http/analysis/routes.ts';
import { answerError, answerErrors } from './http/answers/answer-errors.ts';
import { tagAnswers } from './http/answers/answer-tags.ts';
import { sendWithEveryAnswer } from './http/answers/every-answer.ts';
import { logRefusals } from './http/answers/log-refusals.ts';
import { allowAppOrigins } from './http/app/app-origins.ts';
import { registerAuditCalls } from './http/audit/routes.ts';
import { registerAutoSendCalls } from './http/auto-send/routes.ts';
import { registerBillCalls } from './http/bill/routes.ts';
import { answerOptions } from './http/calls/answer-options.ts';
import { registerChannelCalls } from './http/channels/routes.ts';
import { registerCommonCalls } from './http/common/routes.ts';
import { answerUnanswered } from './http/connections/answer-unanswered.ts';
import { limitBodyTime } from './http/connections/body-time.ts';
import { answerBrokenRequest } from './http/connections/broken-requests.ts';
import { refuseEncodedBodies } from './http/connections/encoded-bodies.ts';
import { endConnectionsOnClose } from './http/connections/end-connections.ts';
import { followRequests } from './http/connections/open-requests.ts';
import { readJson } from './http/connections/read-json.ts';
import { rememberSenders } from './http/connections/remember-senders.ts';
import { registerEnergyCalls } from './http/energy/routes.ts';
import { registerFeedbackCalls } from './http/feedback/routes.ts';
import { registerImportCalls } from './http/imports/routes.ts';
import { registerIncidentCalls } from './http/incident/routes.ts';
import { registerOneClickLeave } from './http/leave/one-click-leave.ts';
import { registerLiveCalls } from './http/live/routes.ts';
import { registerMeterEditing } from './http/meter/editing-routes.ts';
import { registerMeterCalls } from './http/meter/routes.ts';
import { createMetrics, type Metrics } from './http/operations/metrics.ts';
import { registerOperations } from './http/operations/routes.ts';
import { registerPublicPage } from './http/public-page/routes.ts';
import { registerReadingExport } from './http/reading-export/routes.ts';
import { registerReportFiles } from './http/report-export/routes.ts';
import { registerSharingCalls } from './http/sharing/routes.ts';
import { registerSiteEditing } from './http/site/editing-routes.ts';
import { registerEmissionCalls } from './http/site/emission-routes.ts';
import { registerSiteCalls } from './http/site/routes.ts';
import { registerTariffCalls } from './http/tariff/routes.ts';
import { registerUploadRoutes } from './http/upload/upload-routes.ts';
import { registerUserCalls } from './http/user/routes.ts';
import { registerWeatherCalls } from './http/weather/routes.ts';
import { inlineScriptHashes } from './http/web/inline-scripts.ts';
import { registerWeb } from './http/web/routes.ts';
import { sendSecurityHeaders } from './http/web/security-headers.ts';
import { fastifyTrust } from './network/trust-proxy.ts';
import { createAllowance } from './rollups/allowance.ts';

export type AppOptions = {
  /** The built web app. Without one only the calls are served. */
  readonly webRoot: string;
  readonly checkOutput?: boolean;
  /** How long one request computes what is not ready. */
  readonly computingMs?: number;
  /** Requests that are still unanswered this long after an uncaught error are answered 500. */
  readonly unansweredMs?: number;
  /** Called with every route there is. */
  readonly onRoute?: (route: RouteOptions) => void;
};

const bodyLimit = 256 * 1024;
/** The longest parameter is an upload key. */
const maxParamLength = 200;

export const buildApp = async (context: Context, options: AppOptions): Promise<FastifyInstance> => {
  const app = Fastify({
    bodyLimit,
    // Whoever asks while the server stops is answered like anyone, by a connection that closes then.
    return503OnClosing: false,
    routerOptions: { maxParamLength },
    schemaController: { compilersFactory: noSchemas },
    trustProxy: fastifyTrust(context.config.trustProxy),
    // Files of history may come over a slow line or wait for the database; limitBodyTime limits all other requests.
    requestTimeout: 1_800_000,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => void answerError(context.outages, error, request, reply),
  });
  rememberSenders(app.server);
  sendWithEveryAnswer(app.server);
  const requests = followRequests(app.server);
  limitBodyTime(app.server, requests);
  context.uncaught.onTaken(() => answerUnanswered(requests, options.unansweredMs));
  const metrics = createMetrics(context);
  if (options.onRoute) app.addHook('onRoute', options.onRoute);
  app.decorateRequest('session', null);
  app.decorateRequest('siteAccess', null);
  app.decorateRequest('allowance', null);
  answerErrors(app, context.outages);
  logRefusals(app, context.log);
  await app.register(async (scope) => {
    metrics.count(scope);
    registerUploadRoutes(scope, context);
  });
  await app.register((scope) =>
    serveCalls(scope, context, {
      metrics,
      checkOutput: options.checkOutput === true,
      computingMs: options.computingMs,
    }),
  );
  await app.register(async (scope) => {
    metrics.measure(scope);
    sendSecurityHeaders(scope, context.config, await inlineScriptHashes(options.webRoot));
    await registerWeb(scope, options.webRoot);
  });
  endConnectionsOnClose(app, context, requests);
  app.addHook('onListen', async () => {
    const listening = app.server.address();
    if (typeof listening === 'object' && listening) context.publicAddress.listensOn(listening.port);
  });
  return app;
};

const noSchema = () => {
  throw new TypeError(
    'A route has a JSON schema. Check its input and output by a call of the contract instead.',
  );
};

/** Calls are checked by the contract's own schemas: reading Fastify's compilers would only hold up the start. */
const noSchemas = { buildValidator: () => noSchema, buildSerializer: () => noSchema };

/**
 * At once, up to what takes a millisecond or two: by way of a stream a day's line takes thrice as long. Numbers do not come
 * back far off: a small window makes them no larger, and takes a sixth less time.
 */
const compression = {
  // Only answers are compressed.
  globalDecompression: false,
  threshold: 1024,
  syncThreshold: 128 * 1024,
  encodings: ['gzip' as const],
  zlibOptions: { level: 3, windowBits: 13, memLevel: 7 },
};

type Calls = {
  readonly metrics: Metrics;
  readonly checkOutput: boolean;
  readonly computingMs?: number | undefined;
};

/** An answer comes within a second. */
const usualComputingMs = 600;

const serveCalls = async (
  app: FastifyInstance,
  context: Context,
  { metrics, checkOutput, computingMs }: Calls,
): Promise<void> => {
  metrics.measure(app);
  allowAppOrigins(app, context.config.appOrigins);
  await limitRequests(app);
  sendSecurityHeaders(app, context.config);
  tagAnswers(app);
  await app.register(compress, compression);
  refuseEncodedBodies(app);
  readJson(app);
  const { sessions, db, clock, ingest, requestPriority, followUp, outages } = context;
  app.addHook('onRequest', (_request, _reply, done) => {
    requestPriority.requestArrived();
    done();
  });
  const newAllowance = () =>
    outages.counts().isOut ? null : createAllowance(followUp, computingMs ?? usualComputingMs);
  const server = { app, sessions, db, clock, ingest, newAllowance, checkOutput };
  registerUserCalls(server, context);
  registerSiteCalls(server, context);
  registerMeterCalls(server, context);
  registerAuditCalls(server, context);
  registerSiteEditing(server, context);
  registerEmissionCalls(server, context);
  registerMeterEditing(server, context);
  registerEnergyCalls(server, context);
  registerImportCalls(server, context);
  registerReadingExport(server, context);
  registerTariffCalls(server, context);
  registerBillCalls(server, context);
  registerReportFiles(server, context);
  registerAnalysisCalls(server, context);
  registerForecastCall(server, context);
  registerIncidentCalls(server, context);
  registerWeatherCalls(server, context);
  registerCommonCalls(server, context);
  registerLiveCalls(server, context);
  registerSharingCalls(server, context);
  registerPublicPage(server, context);
  registerFeedbackCalls(server, context);
  registerChannelCalls(server, context);
  registerAutoSendCalls(server, context);
  await app.register(async (scope) => registerOneClickLeave(scope, context));
  registerAdministration(server, context);
  registerOperations(app, context, metrics);
  answerOptions(app);
};
