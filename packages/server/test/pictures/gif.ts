// GIF files made by hand, so that a test may say anything in them.

const word = (value: number): number[] => [value & 0xff, (value >> 8) & 0xff];

export type Frame = { readonly width: number; readonly height: number; readonly pixels?: readonly number[] };

/** A frame of one colour: code 0 ends soon, whatever its size. */
const frameOf = ({ width, height, pixels = [0x02, 0x02, 0x44, 0x01, 0x00] }: Frame): number[] => [
  0x2c,
  ...word(0),
  ...word(0),
  ...word(width),
  ...word(height),
  0,
  ...pixels,
];

const delay = [0x21, 0xf9, 0x04, 0x00, 0x0a, 0x00, 0x00, 0x00];

export const gif = (width: number, height: number, frames: readonly Frame[], end = true): Buffer =>
  Buffer.from([
    ...Buffer.from('GIF89a', 'latin1'),
    ...word(width),
    ...word(height),
    // A table of two colours.
    ...[0x80, 0, 0, 255, 0, 0, 0, 0, 255],
    ...frames.flatMap((frame) => [...delay, ...frameOf(frame)]),
    ...(end ? [0x3b] : []),
  ]);

/** A frame of one pixel. */
export const dot: Frame = { width: 1, height: 1 };
