// Prints the calls as an OpenAPI 3.1 document. It is not exported by the package's entry, so that the web never loads it.
import * as z from 'zod/mini';
import { type Call, type MediaType, type Needed, neededFor, needsSession } from './call.ts';
import { computing, failureData } from './envelope.ts';
import { type ErrorCode, errors, wireCodeOf } from './errors.ts';
import { calls } from './index.ts';

type Json = { readonly [key: string]: unknown };

export const callList: readonly Call[] = Object.values(calls).flatMap((ofResource) =>
  Object.values<Call>(ofResource),
);

export const openApi = (version: string): Json => ({
  openapi: '3.1.0',
  info: { title: 'Ohmstead', version, license: { name: 'MIT', identifier: 'MIT' } },
  paths: pathsOf(callList),
  components: {
    securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
    parameters: {
      lang: {
        name: 'lang',
        in: 'header',
        description: 'Language of `message`, such as `en`, `de` or `zh-cn`.',
        schema: { type: 'string' },
      },
    },
    schemas: { Failure: envelopeOf(false, schemaOf(failureData, 'output')) },
  },
});

const pathsOf = (list: readonly Call[]): Json => {
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of list) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return paths;
};

const operationOf = (call: Call): Json => ({
  operationId: call.name,
  summary: call.summary,
  tags: [call.name.split('.')[0]],
  security: needsSession(call) ? [{ token: [] }] : [],
  parameters: [
    ...parametersOf(call.params, 'path'),
    ...parametersOf(call.query, 'query'),
    { $ref: '#/components/parameters/lang' },
  ],
  ...bodyOf(call),
  responses: { '200': answerOf(call), ...failuresOf(call) },
});

const parametersOf = (schema: Call['params'], place: 'path' | 'query'): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
};

const bodyOf = (call: Call): Json => {
  const { body, bodyTypes = body && ['application/json'] } = call;
  if (bodyTypes) {
    const schema = body ? schemaOf(body, 'input') : {};
    const content = Object.fromEntries(bodyTypes.map((type) => [type, { schema }]));
    return { requestBody: { required: true, content } };
  }
  if (call.access !== 'device') return {};
  // Devices send JSON under any Content-Type or none.
  return { requestBody: { required: true, content: { '*/*': { schema: {} } } } };
};

const answerOf = (call: Call): Json => {
  if (call.file) return fileOf(call.file);
  const data = schemaOf(call.output, 'output');
  const envelope = call.computes ? withComputing(envelopeOf(true, data)) : envelopeOf(true, data);
  const oneOf = failsWithSuccess(call) ? { oneOf: [envelope, failureRef] } : envelope;
  return call.stream
    ? { description: streamText, content: { 'text/event-stream': { schema: data } } }
    : { description: 'Success', content: { 'application/json': { schema: oneOf } } };
};

const fileOf = (types: readonly MediaType[]): Json => ({
  description: 'The file.',
  content: Object.fromEntries(types.map((type) => [type, { schema: { type: 'string' } }])),
});

const streamText =
  'Server-sent events: the data of each is one of these. An event named `end` carries a failure; the stream then ends.';

const failureRef = { $ref: '#/components/schemas/Failure' };

/** A failed login answers with status 200. */
const failsWithSuccess = (call: Call): boolean => codesOf(call).some((code) => errors[code].status === 200);

const codesOf = (call: Call): ErrorCode[] => [
  ...new Set<ErrorCode>([
    ...call.errors,
    ...(needsSession(call) ? accountErrors : []),
    ...(call.access === 'admin' ? (['permission_denied'] as const) : []),
    ...(needsSession(call) && !call.firstPassword ? (['password_change_required'] as const) : []),
    ...(call.owned ? (['wrong_id', ...errorsOfNeed[neededFor(call)]] as const) : []),
    ...(call.demo ? (['demo_read_only'] as const) : []),
    ...(call.params || call.query || call.body ? (['validation'] as const) : []),
    ...(call.access === 'device' ? [] : (['rate_limited'] as const)),
    ...(['unavailable', 'internal'] as const),
  ]),
];

/** The errors that a viewer gets where a call needs more than viewing. */
const errorsOfNeed: Readonly<Record<Needed, readonly ErrorCode[]>> = {
  view: [],
  prices: ['prices_hidden'],
  own: ['permission_denied'],
};

const accountErrors = ['login_required', 'login_expired', 'logged_in_elsewhere'] as const;

const failuresOf = (call: Call): Json => {
  const codesByStatus = new Map<number, ErrorCode[]>();
  for (const code of codesOf(call)) {
    const { status } = errors[code];
    if (status !== 200) codesByStatus.set(status, [...(codesByStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...codesByStatus].map(([status, codes]) => [
      String(status),
      {
        description: `data.code: ${codes.map(wireCodeOf).join(', ')}`,
        content: { 'application/json': { schema: failureRef } },
      },
    ]),
  );
};

type ObjectSchema = Json & {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
};

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): ObjectSchema => {
  const { $schema: _, ...printed } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  return printed as ObjectSchema; // JSON Schema's own type is wider than what our calls use.
};

const envelopeOf = (successful: boolean, data: Json): EnvelopeSchema => ({
  type: 'object',
  properties: { successful: { const: successful }, message: { type: 'string' }, data },
  required: ['successful', 'message', 'data'],
});

type EnvelopeSchema = Json & { readonly properties: Json };

const withComputing = (envelope: EnvelopeSchema): Json => ({
  ...envelope,
  properties: {
    ...envelope.properties,
    computing: { ...schemaOf(computing, 'output'), description: computingText },
  },
});

const computingText =
  'Only where days that the answer needs are not computed yet: how many are, of how many. The others count as unknown. Ask again after a second.';
