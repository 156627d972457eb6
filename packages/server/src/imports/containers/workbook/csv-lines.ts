// Rows as lines of a CSV with semicolons: a decimal comma in a text needs no quotes then.

export const openLines = () => {
  let widest = 0;
  let csv = '';
  return {
    /** As many cells as the widest line above had: the last ones may be empty. */
    add: (cells: readonly string[]): void => {
      widest = Math.max(widest, cells.length);
      csv += `${Array.from({ length: widest }, (_, column) => quoted(cells[column] ?? '')).join(';')}\n`;
    },
    take: (): string => {
      const taken = csv;
      csv = '';
      return taken;
    },
  };
};

const quoted = (text: string): string =>
  /[";]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
