import type { ChartPaint } from './chart-paint.ts';

const roles = {
  solar: 'solar',
  import: 'import',
  export: 'export',
  load: 'load',
  storage: 'storage',
  discharge: 'discharge',
  offPeak: 'offPeak',
  standard: 'standard',
  peak: 'peak',
  fixed: 'fixed',
  phaseA: 'phaseA',
  phaseB: 'phaseB',
  phaseC: 'phaseC',
};

const withWord = (word: string) => ({
  solar: `${word} solar`,
  import: `${word} import`,
  export: `${word} export`,
  load: `${word} load`,
  storage: `${word} storage`,
  discharge: `${word} discharge`,
  offPeak: `${word} offPeak`,
  standard: `${word} standard`,
  peak: `${word} peak`,
  fixed: `${word} fixed`,
  phaseA: `${word} phaseA`,
  phaseB: `${word} phaseB`,
  phaseC: `${word} phaseC`,
});

/** Colours that say what they are for. */
export const paintForTest: ChartPaint = {
  text: 'text',
  line: 'line',
  card: 'card',
  stroke: roles,
  fill: roles,
  bar: roles,
  estimate: withWord('estimated'),
  edge: withWord('edge'),
  onBar: withWord('on'),
};
