// A part of a mail under a heading of its own.

export type MailSection =
  | { readonly kind: 'figures'; readonly heading: string; readonly rows: readonly FigureRow[] }
  | {
      readonly kind: 'picture';
      readonly heading: string;
      readonly source: string;
      readonly alt: string;
      readonly width: number;
      readonly height: number;
      readonly legend: readonly { readonly label: string; readonly colour: string }[];
    }
  | {
      readonly kind: 'list';
      readonly heading: string;
      readonly items: readonly ListItem[];
      /** Below the items, or instead of them. */
      readonly notes: readonly string[];
    };

export type FigureRow = {
  readonly label: string;
  readonly value: string;
  /** In lines. */
  readonly note: string | null;
};

export type ListItem = { readonly title: string; readonly lines: readonly string[] };
