// How a mail's HTML becomes its text.

type Element = { readonly children: readonly unknown[]; readonly attribs: Readonly<Record<string, string>> };
type Walk = (children: readonly unknown[], builder: Builder) => void;
type Builder = {
  addLineBreak(): void;
  addInline(text: string, options: { readonly noWordTransform: boolean }): void;
};

/** A button is its words and, on a line of its own, where it leads. */
const button = (element: Element, walk: Walk, builder: Builder): void => {
  walk(element.children, builder);
  builder.addLineBreak();
  builder.addInline(element.attribs.href ?? '', { noWordTransform: true });
};

export const plainText = {
  wordwrap: false,
  selectors: [
    { selector: 'h1', options: { uppercase: false, leadingLineBreaks: 2 } },
    { selector: 'h2', options: { uppercase: false } },
    { selector: 'a.button', format: 'button' },
    { selector: 'table.figures', format: 'dataTable', options: { colSpacing: 2 } },
    // The words beside it say what it shows.
    { selector: 'img', format: 'skip' },
  ],
  formatters: { button },
};
