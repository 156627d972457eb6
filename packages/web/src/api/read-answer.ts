import { type Computing, errorCodeOfWire, failureData, readEnvelope } from '@ohmstead/contract';
import { ApiError, type Failure } from './api-error.ts';

/** An answer's `data`, or the failure in it, thrown. `onComputing` is called where days of it are still to be computed. */
export const readAnswer = async (
  response: Response,
  onComputing?: (computing: Computing) => void,
): Promise<unknown> => {
  const envelope = readEnvelope(await jsonOf(response));
  if (envelope === null)
    throw new ApiError(response.ok ? { kind: 'answer' } : refused(response.status, '', null));
  if (response.ok && envelope.successful) {
    if (envelope.computing) onComputing?.(envelope.computing);
    return envelope.data;
  }
  throw new ApiError(refused(response.status, envelope.message, envelope.data));
};

const jsonOf = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const refused = (status: number, message: string, data: unknown): Failure => {
  const parsed = failureData.safeParse(data);
  const { code, errorMsg, errors } = parsed.success ? parsed.data : {};
  if (message === '' && errorMsg) return { kind: 'sessionLost', message: errorMsg };
  return {
    kind: 'refused',
    status,
    code: errorCodeOfWire(code),
    message,
    fields: (errors ?? []).map((error) => ({ ...error, code: errorCodeOfWire(error.code) })),
  };
};
