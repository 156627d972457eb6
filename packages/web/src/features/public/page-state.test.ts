import type { ErrorCode } from '@ohmstead/contract';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { barrierOf } from './page-state.ts';

const refused = (code: ErrorCode) =>
  new ApiError({ kind: 'refused', status: 403, code, message: '', fields: [] });

describe('barrierOf', () => {
  it.each([
    ['public_password_required', 'locked'],
    ['public_link_expired', 'expired'],
    ['public_link_unknown', 'missing'],
    ['internal', null],
  ] as const)('of %s is %s', (code, barrier) => {
    expect(barrierOf(refused(code))).toBe(barrier);
  });

  it('is none where the network fails', () => {
    expect(barrierOf(new ApiError({ kind: 'network' }))).toBeNull();
    expect(barrierOf(null)).toBeNull();
  });
});
