// A file in the layout of a utility, meter or program, and what is true of it. Beside each file a page says where its
// layout was read, and what the page does not say.
import type { ImportMapping, ImportPreview } from '@ohmstead/contract';

/** What a person who knows the meter answers to what the file leaves open. */
type Answers = {
  readonly stamp?: 'start' | 'end';
  readonly unit?: ImportMapping['values'][number]['unit'];
  readonly direction?: 'import' | 'export';
  readonly kind?: 'intervals' | 'readings';
  readonly dateOrder?: 'dayFirst' | 'monthFirst';
  readonly meter?: { readonly column: number; readonly text: string };
};

export type LayoutFile = {
  readonly name: string;
  /** In this folder. */
  readonly file: string;
  /** Null where no layout is known by name, and the columns are guessed. */
  readonly layout: ImportPreview['layout'];
  readonly kind: 'intervals' | 'readings';
  /** The site's, and the right answer where the zone is open. */
  readonly zone: string;
  /** Of intervals, those of both directions at one time are one. */
  readonly count: number;
  readonly first: string;
  readonly last: string;
  /** By `yyyy-mm` of the zone. */
  readonly months: Readonly<Record<string, { readonly importKwh: number; readonly exportKwh: number }>>;
  /** What neither the file nor, where its layout has a name, its description says. */
  readonly open: ImportPreview['open'];
  readonly answers: Answers;
};
