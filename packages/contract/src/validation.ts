// The specification's rules for what people type, for both sides. A failed rule's message is its error code.
import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import { onLines, onOneLine } from './text.ts';

const code = (value: ErrorCode): ErrorCode => value;

/** Satisfies both readings of the specification: letters, digits and underscore only, so no colon either. */
export const username = z
  .string(code('username_required'))
  .check(
    z.trim(),
    z.minLength(1, { error: code('username_required'), abort: true }),
    z.minLength(4, code('username_length')),
    z.maxLength(15, code('username_length')),
    z.regex(/^[A-Za-z0-9_]*$/, code('username_format')),
  );

/** A password that somebody chooses. The other rules for it are in new-password.ts. */
export const password = z
  .string(code('password_required'))
  .check(
    z.minLength(1, { error: code('password_required'), abort: true }),
    z.minLength(8, code('password_length')),
    z.maxLength(128, code('password_length')),
  );

/** A password that was chosen before: whether it is right is what is asked, not how it was made. */
export const givenPassword = z
  .string(code('password_required'))
  .check(z.minLength(1, code('password_required')), z.maxLength(200, code('password_length')));

/** The username of an account that may exist. */
export const givenUsername = z
  .string(code('username_required'))
  .check(
    z.trim(),
    z.minLength(1, { error: code('username_required'), abort: true }),
    z.maxLength(15, code('username_length')),
  );

/** Serial number: 8–16 of A–Z and 0–9, case folded. */
export const serialNumber = z
  .string(code('sn_required'))
  .check(
    z.trim(),
    z.toUpperCase(),
    z.minLength(1, { error: code('sn_required'), abort: true }),
    z.regex(/^[A-Z0-9]{8,16}$/, code('sn_invalid')),
  );

export const fullName = z
  .string(code('full_name_required'))
  .check(
    z.trim(),
    z.minLength(1, { error: code('full_name_required'), abort: true }),
    onOneLine,
    z.maxLength(50, code('full_name_length')),
  );

export const telephone = z
  .string(code('telephone_invalid'))
  .check(z.trim(), z.regex(/^(?:\+?[0-9 ()/.-]{3,32})?$/, code('telephone_invalid')));

export const email = z.union(
  [
    z.literal('', code('email_invalid')),
    z.string(code('email_invalid')).check(z.trim(), z.email(code('email_invalid')), z.maxLength(254)),
  ],
  code('email_invalid'),
);

/** IANA name or Windows id; the server maps and checks it. */
export const timeZoneInfoId = z
  .string(code('time_zone_unknown'))
  .check(z.minLength(1, code('time_zone_unknown')), z.maxLength(64, code('time_zone_unknown')));

/** A local calendar date. Whether it is one is asked after whose site it is for: a foreign id comes first. */
export const localDate = z.string(code('date_invalid')).check(z.meta({ format: 'date' }));

/** A row's id in a path or query. */
export const id = z.coerce
  .number(code('id_invalid'))
  .check(z.int(code('id_invalid')), z.positive(code('id_invalid')));

const longestName = 50;

/** The name of a site or meter. */
export const name = z
  .string(code('name_required'))
  .check(
    z.trim(),
    z.minLength(1, { error: code('name_required'), abort: true }),
    onOneLine,
    z.maxLength(longestName, code('name_length')),
  );

const longestText = 500;

/** Something said freely on one line, or nothing. */
export const freeText = z.nullable(
  z.string(code('field_invalid')).check(z.trim(), onOneLine, z.maxLength(longestText, code('text_too_long'))),
);

/** A remark of any number of lines; it may be empty. */
export const remark = z.nullable(
  z.string(code('field_invalid')).check(z.trim(), onLines, z.maxLength(longestText, code('text_too_long'))),
);

/** A number within bounds, or unknown. */
export const numberWithin = (least: number, most: number) =>
  z.nullable(
    z
      .number(code('field_invalid'))
      .check(z.gte(least, code('number_out_of_range')), z.lte(most, code('number_out_of_range'))),
  );

export const wholeWithin = (least: number, most: number) =>
  z
    .number(code('field_invalid'))
    .check(
      z.int(code('field_invalid')),
      z.gte(least, code('number_out_of_range')),
      z.lte(most, code('number_out_of_range')),
    );

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** ISO 4217. */
export const currency = z.string(code('currency_unknown')).check(
  z.trim(),
  z.toUpperCase(),
  z.refine((unit) => currencies.has(unit), code('currency_unknown')),
);

/** ISO 3166-1 alpha-2, or none. */
export const country = z.nullable(
  z
    .string(code('field_invalid'))
    .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/, code('field_invalid'))),
);

/** A row's id in a body; 0, as when left out, is what does not exist yet. */
export const idOrNew = z._default(
  z.number(code('id_invalid')).check(z.int(code('id_invalid')), z.nonnegative(code('id_invalid'))),
  0,
);
