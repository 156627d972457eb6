// The style sheet's colours as the canvas needs them.
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { estimateHatch, type FillPaint, leavingHatch } from './hatching.ts';
import { mixed, wholeHex } from './hex-colour.ts';
import type { SeriesRole } from './series-role.ts';

type ByRole<Paint> = Readonly<Record<SeriesRole, Paint>>;

export type ChartPaint = {
  readonly text: string;
  readonly line: string;
  readonly card: string;
  readonly stroke: ByRole<string>;
  /** Under areas: a tint, or a hatching for what leaves. */
  readonly fill: ByRole<FillPaint>;
  /** The fill of bars: the plain colour, or a hatching for energy that leaves. */
  readonly bar: ByRole<FillPaint>;
  /** The fill of bars that hold estimates. */
  readonly estimate: ByRole<FillPaint>;
  /** Around bars: the pale shades need one. */
  readonly edge: ByRole<string>;
  /** The colour of letters in bars. */
  readonly onBar: ByRole<string>;
};

/** Follows the theme, at once: what is printed is drawn before the page is laid out for it. */
export const useChartPaint = (): ChartPaint => {
  const [paint, setPaint] = useState(readPaint);
  useEffect(() => {
    const observer = new MutationObserver(() => flushSync(() => setPaint(readPaint())));
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
  return paint;
};

const readPaint = (): ChartPaint => {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => wholeHex(style.getPropertyValue(`--${name}`).trim());
  const card = colour('card');
  const stroke = strokes(colour, card);
  const edge = { ...stroke, offPeak: stroke.peak, standard: stroke.peak };
  return {
    text: colour('muted'),
    line: colour('line'),
    card,
    stroke,
    fill: byRole((role) => (role === 'export' ? leavingHatch(stroke.export) : tint(stroke[role]))),
    bar: byRole((role) => (role === 'export' ? leavingHatch(stroke.export) : stroke[role])),
    estimate: byRole((role) => estimateHatch(edge[role])),
    edge,
    onBar: byRole((role) => (role === 'peak' ? colour('on-accent') : colour('text'))),
  };
};

/** The tariffs' shades are those of the style sheet of the readout. */
const strokes = (colour: (name: string) => string, card: string): ByRole<string> => {
  const accent = (share: number) => mixed(colour('accent'), card, share);
  return {
    solar: colour('solar'),
    import: colour('import'),
    export: colour('export'),
    load: colour('load'),
    storage: colour('storage'),
    discharge: colour('discharge'),
    offPeak: accent(0.25),
    standard: accent(0.55),
    peak: accent(1),
    fixed: colour('muted'),
    phaseA: colour('phase-a'),
    phaseB: colour('phase-b'),
    phaseC: colour('phase-c'),
  };
};

const roles: readonly SeriesRole[] = [
  'solar',
  'import',
  'export',
  'load',
  'storage',
  'discharge',
  'offPeak',
  'standard',
  'peak',
  'fixed',
  'phaseA',
  'phaseB',
  'phaseC',
];

const byRole = <Paint>(paintOf: (role: SeriesRole) => Paint): ByRole<Paint> =>
  // Every role is set, which the type of fromEntries does not show.
  Object.fromEntries(roles.map((role) => [role, paintOf(role)])) as Record<SeriesRole, Paint>;

/** A colour's two further digits are its opacity. */
const tint = (colour: string): string => `${colour}33`;
