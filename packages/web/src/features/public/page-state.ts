// Pure: what stands between a visitor and a public page.
import { failureOf } from '../../api/api-error.ts';

export type Barrier = 'locked' | 'missing' | 'expired' | null;

export const barrierOf = (error: unknown): Barrier => {
  const failure = failureOf(error);
  if (failure.kind !== 'refused') return null;
  switch (failure.code) {
    case 'public_password_required':
      return 'locked';
    case 'public_link_expired':
      return 'expired';
    case 'public_link_unknown':
    case 'validation':
      return 'missing';
    default:
      return null;
  }
};
