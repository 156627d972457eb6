// Texts of the screens that an administrator replaces.
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { contentUpTo } from '../written-text.ts';
import { listQuery, pageOf } from './shapes.ts';

const lang = z.string('field_invalid').check(z.maxLength(16, 'field_invalid'));

export const textlist = call({
  name: 'admin.textlist',
  method: 'GET',
  path: '/api/v1/admin/textlist',
  access: 'admin',
  summary: 'The texts of one language, with what replaces them; searched by key and wording.',
  query: z.object({ ...listQuery, lang, onlyReplaced: z.optional(z.enum(['true', 'false'])) }),
  output: pageOf(
    z.object({
      key: z.string(),
      english: z.string(),
      /** The product's own text in that language; null: it lacks it and shows the English one. */
      own: z.nullable(z.string()),
      replacement: z.nullable(z.string()),
    }),
  ),
  errors: ['validation'],
});

export const savetextBody = z.object({
  lang,
  key: z.string('field_invalid').check(z.maxLength(100, 'field_invalid')),
  /** Null takes the replacement away. */
  value: z.nullable(contentUpTo(2_000)),
});

export const savetext = call({
  name: 'admin.savetext',
  method: 'POST',
  path: '/api/v1/admin/savetext',
  access: 'admin',
  summary:
    'Replaces a text of the screens in one language. Its placeholders must be those of the product’s text.',
  body: savetextBody,
  output: z.null(),
  errors: ['validation', 'text_key_unknown', 'text_placeholders'],
});
