export type ProgressOut = {
  readonly isTTY?: boolean | undefined;
  readonly write: (text: string) => unknown;
};

/** Shows a long job's progress: one line written over on a terminal, a line each tenth elsewhere. */
export const showProgress = (out: ProgressOut, title: string, total: number) => {
  let done = 0;
  let shown = 0;
  return {
    add: (amount: number): void => {
      done += amount;
      const percent = Math.min(100, Math.floor((100 * done) / Math.max(1, total)));
      if (out.isTTY) {
        out.write(`\r${title} ${percent} %`);
      } else if (percent >= shown + 10 && percent < 100) {
        shown = percent - (percent % 10);
        out.write(`${title} ${shown} %\n`);
      }
    },
    end: (text: string): void => {
      out.write(`${out.isTTY ? '\r\u001b[K' : ''}${text}\n`);
    },
  };
};
