import { AppError } from '../../errors/app-error.ts';

export const throttled = (waitMs: number): AppError =>
  new AppError('login_throttled', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
