// Puts calls on the server whose bodies are forms with files: in a scope of its own, within limits, and read only when the
// handler asks for it.
import multipart from '@fastify/multipart';
import type { Call } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';
import type * as z from 'zod/mini';
import { isRefused, type Outcome } from '../../errors/outcome.ts';
import { parseInput } from '../../errors/parse-input.ts';
import { limitBodies } from '../connections/limit-bodies.ts';
import { type Form, type FormFile, type FormLimits, readForm } from './read-form.ts';
import { type CallRequest, registerCall, type Server } from './register-call.ts';

type Schema = z.ZodMiniType;

/** Each is held whole, and so are its files. */
const formPermits = { ofAccount: 1, ofAddress: 3, inAll: 4, code: 'rate_limited' } as const;

export const withForms = (server: Server, register: (server: Server) => void): void => {
  void server.app.register(async (scope) => {
    limitBodies(scope, formPermits);
    scope.removeAllContentTypeParsers();
    await scope.register(multipart);
    register({ ...server, app: scope });
  });
};

export type FilledForm<B extends Schema> = {
  readonly body: z.output<B>;
  readonly files: readonly FormFile[];
};

export type FormRequest<P extends Schema, B extends Schema> = Pick<
  CallRequest<P, Schema, B>,
  'params' | 'lang' | 'request'
> & {
  /** Checks the fields by the call's body, with the errors of a JSON body. */
  readonly read: () => Promise<Outcome<FilledForm<B>>>;
  /** The sender has closed the connection, and gets no answer. */
  readonly hasLeft: () => boolean;
};

export const registerForm = <P extends Schema, B extends Schema, O extends Schema>(
  server: Server,
  call: Call<P, Schema, B, O>,
  limits: Omit<FormLimits, 'bytesAll'>,
  handler: (request: FormRequest<P, B>) => Promise<Outcome<z.input<O>>>,
  done?: TextKey,
): void => {
  const { body: schema, bodyLimit, ...bare } = call;
  const all: FormLimits = { ...limits, bytesAll: bodyLimit ?? limits.bytesEach * limits.files };
  registerCall<P, Schema, Schema, O>(
    server,
    bare,
    ({ params, lang, request }, reply) => {
      const hasLeft = () => reply.raw.destroyed;
      const read = async () => filledBy(schema, await readForm(request, reply, all));
      return handler({ params, lang, request, read, hasLeft });
    },
    done,
  );
};

const filledBy = <B extends Schema>(schema: B | undefined, form: Outcome<Form>): Outcome<FilledForm<B>> => {
  if (isRefused(form)) return form;
  const body = parseInput(schema, form.fields);
  if (isRefused(body)) return body;
  return { body, files: form.files };
};
