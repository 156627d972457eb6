// From where the app's pages call this server: the app has its pages with it, so that its calls come from an origin of its own.
import * as z from 'zod/mini';

/** Of Capacitor's web views: on iOS, and on Android by the scheme chosen for it. */
const usual = ['capacitor://localhost', 'https://localhost', 'http://localhost'];

const originPattern = /^[a-z][a-z0-9+.-]*:\/\/[a-z0-9.-]+(?::\d{1,5})?$/;

const listed = (value: string): string[] =>
  value
    .split(',')
    .map((origin) => origin.trim().toLowerCase())
    .filter((origin) => origin !== '');

export const appOrigins = z._default(
  z.pipe(
    z
      .string()
      .check(
        z.refine(
          (value) => value === 'off' || listed(value).every((origin) => originPattern.test(origin)),
          'APP_ORIGINS must be off or origins such as capacitor://localhost,https://localhost',
        ),
      ),
    z.transform((value) => (value === 'off' ? [] : listed(value))),
  ),
  usual,
);
