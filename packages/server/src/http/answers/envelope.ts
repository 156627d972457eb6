// The envelope of every answer, in the language that was asked for.
import { type Computing, type Envelope, type FailureData, wireCodeOf } from '@ohmstead/contract';
import { errorKey, isLanguage, type LanguageCode, languageOf, textOf } from '@ohmstead/i18n';
import type { FastifyRequest } from 'fastify';
import type { AppError } from './app-error.ts';

export const languageOfRequest = ({ headers }: Pick<FastifyRequest, 'headers'>): LanguageCode =>
  languageOf(typeof headers.lang === 'string' ? [headers.lang] : []);

/** Null where the client does not say any that there is. */
export const languageSaid = ({ headers }: Pick<FastifyRequest, 'headers'>): LanguageCode | null =>
  typeof headers.lang === 'string' && isLanguage(headers.lang) ? headers.lang : null;

export const success = (data: unknown, message = '', computing?: Computing | null): Envelope => ({
  successful: true,
  message,
  data,
  ...(computing && { computing }),
});

export const failure = (lang: LanguageCode, error: AppError): Envelope & { data: FailureData } => {
  const fields = error.detail.fields?.map(({ field, code }) => ({
    field,
    code,
    message: textOf(lang, errorKey(code)),
  }));
  return {
    successful: false,
    message: fields?.[0]?.message ?? textOf(lang, errorKey(error.code), paramsOf(error)),
    data: { code: wireCodeOf(error.code), ...(fields && { errors: fields }) },
  };
};

const paramsOf = ({ detail: { count } }: AppError) => (count === undefined ? {} : { count });
