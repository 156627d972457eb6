import { ask } from './ask.ts';

/** The upload key of an account's first meter. */
export const uploadKeyOf = async (origin: string, token: string): Promise<string> => {
  const { data: meters } = await ask(origin, '/api/v1/user/meterlist', { token });
  const id: unknown = Array.isArray(meters) ? meters[0]?.id : undefined;
  const { data: meter } = await ask(origin, `/api/v1/inverter/get/${id}`, { token });
  if (typeof meter !== 'object' || meter === null || !('uploadKey' in meter)) throw new Error('no key');
  return String(meter.uploadKey);
};
