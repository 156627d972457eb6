// A counted text has one entry a plural category (`notices.unread_one`, `…_other`) and is asked for by the bare key.
import type { en } from './tables/en.ts';

type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Plain<K> = K extends `${string}_${'one' | 'other'}` ? never : K;
type Counted<K> = K extends `${infer Base}_other` ? Base : never;

/** The same texts in another language, in its own plural categories. That none is missing is checked with all tables side by side. */
export type TableLike<Source> = { readonly [K in Plain<keyof Source>]?: string } & {
  readonly [K in Counted<keyof Source> as `${K}_${PluralCategory}`]?: string;
};

export type Table = TableLike<typeof en>;

/** What a text is asked for by. */
export type TextKey = Plain<keyof typeof en> | Counted<keyof typeof en>;

/** `count` chooses the plural category. */
export type TextParams = Readonly<Record<string, string | number>>;
