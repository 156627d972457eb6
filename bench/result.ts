export type Target = { readonly text: string; readonly isMet: boolean };

/** One line of the table. */
export type Result = { readonly what: string; readonly value: string; readonly target?: Target };

export const atLeast = (value: number, limit: number, unit: string): Target => ({
  text: `≥ ${limit.toLocaleString('en')}${unit}`,
  isMet: value >= limit,
});

export const atMost = (value: number, limit: number, unit: string): Target => ({
  text: `≤ ${limit.toLocaleString('en')}${unit}`,
  isMet: value <= limit,
});

export const whole = (value: number): string => Math.round(value).toLocaleString('en');
export const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

const verdictOf = (target: Target | undefined) =>
  target === undefined ? '' : target.isMet ? 'ok' : 'MISSED';

export const printResults = (title: string, results: readonly Result[]): void => {
  const width = Math.max(...results.map(({ what }) => what.length));
  process.stdout.write(`\n${title}\n`);
  for (const { what, value, target } of results) {
    const cells = [
      what.padEnd(width),
      value.padStart(16),
      (target?.text ?? '').padStart(14),
      verdictOf(target),
    ];
    process.stdout.write(`  ${cells.join('  ').trimEnd()}\n`);
  }
};
