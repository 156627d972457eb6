// Energy's colours can be distinguished by those who see fewer colours, and stand out from a card.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const tokens = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');
const names = ['solar', 'import', 'export', 'load', 'storage', 'discharge'] as const;

type Three = readonly [number, number, number];

/** The light theme's value comes first in the style sheet, the dark one's second. */
const coloursOf = (name: string): string[] =>
  [...tokens.matchAll(new RegExp(`--${name}: (#[0-9a-f]{6})`, 'g'))].map(([, hex]) => hex ?? '');

const linear = (hex: string): Three => {
  const part = (at: number) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
};

const times = (rows: readonly Three[], [x, y, z]: Three): Three => {
  const [a, b, c] = rows.map((row) => row[0] * x + row[1] * y + row[2] * z);
  return [a ?? 0, b ?? 0, c ?? 0];
};

/** Björn Ottosson, A perceptual color space for image processing (2020). */
const oklab = (rgb: Three): Three => {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb,
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(cones[0]), Math.cbrt(cones[1]), Math.cbrt(cones[2])],
  );
};

/** Machado, Oliveira and Fernandes, full deficiency (2009). */
const sights: Readonly<Record<string, readonly Three[]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const within = ([r, g, b]: Three): Three => {
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [clip(r), clip(g), clip(b)];
};

const distance = (one: string, other: string, sight: readonly Three[]): number => {
  const [a, b] = [one, other].map((hex) => oklab(within(times(sight, linear(hex)))));
  return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) : 0;
};

const luminance = (hex: string): number => times([[0.2126, 0.7152, 0.0722]], linear(hex))[0];

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

describe.each([
  ['light', 0],
  ['dark', 1],
])('the %s colours of energy', (_, theme) => {
  const card = coloursOf('card')[theme] ?? '';
  const colours = names.map((name) => ({ name, hex: coloursOf(name)[theme] ?? '' }));

  it('stand out from a card', () => {
    for (const { name, hex } of colours) expect(contrast(hex, card), name).toBeGreaterThanOrEqual(3.1);
  });

  it('leave the second side of a comparison as strong an edge', () => {
    expect(contrast(coloursOf('muted')[theme] ?? '', card)).toBeGreaterThanOrEqual(3.1);
  });

  it.each(Object.entries(sights))('can be distinguished by %s sight', (_sight, matrix) => {
    for (const [place, one] of colours.entries())
      for (const other of colours.slice(place + 1))
        expect(distance(one.hex, other.hex, matrix), `${one.name} and ${other.name}`).toBeGreaterThan(0.12);
  });
});
