import * as z from 'zod/mini';
import { flag } from './flag.ts';

const status = z.object({ enabled: flag });

/** Whether the device's Admin Security is on; null for firmware that has none. */
export const adminSecurityOf = (body: unknown): boolean | null => {
  const parsed = status.safeParse(body);
  return parsed.success ? parsed.data.enabled : null;
};
