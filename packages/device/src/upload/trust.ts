import type { Settings } from '../memory/settings.ts';

/** Whose certificates are believed, as options of Node's TLS. */
export const trustOf = ({
  mode,
  customCa,
}: Settings['tls']): { ca?: string; rejectUnauthorized: boolean } => ({
  ...(mode === 'custom' && { ca: customCa }),
  rejectUnauthorized: mode !== 'none',
});
