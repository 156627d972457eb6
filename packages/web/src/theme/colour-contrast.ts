// Pure: how well one colour stands out from another. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio

/** Red, green and blue of `#rrggbb`, each 0–255. */
type Channels = readonly [number, number, number];

const channelsOf = (hex: string): Channels => {
  const at = (place: number) => Number.parseInt(hex.slice(place, place + 2), 16);
  return [at(1), at(3), at(5)];
};

const luminance = (hex: string): number => {
  const [red, green, blue] = channelsOf(hex).map(linear) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** From 1, the same, to 21, black and white. */
export const contrast = (one: string, other: string): number => {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
};

/** A share of one colour in another. */
export const mix = (colour: string, ground: string, share: number): string => {
  const below = channelsOf(ground);
  const parts = channelsOf(colour).map((channel, at) =>
    Math.round(channel * share + (below[at] ?? 0) * (1 - share))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
};
