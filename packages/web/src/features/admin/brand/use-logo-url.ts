import { useMemo } from 'react';
import { logoAddress } from '../../../theme/brand.ts';
import { useObjectUrl } from '../page/use-object-url.ts';
import type { LogoChoice } from './brand-form.ts';

/** The address of the logo as it would be after saving. */
export const useLogoUrl = (logo: LogoChoice, saved: string | null): string => {
  const base64 = logo.kind === 'new' ? logo.base64 : null;
  const picture = useMemo(() => base64 && new Blob([bytesOf(base64)]), [base64]);
  const chosen = useObjectUrl(picture || null);
  if (chosen !== null) return chosen;
  return logoAddress(logo.kind === 'keep' ? saved : null);
};

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
