// Pure: how large a picture is, in the pixels it is saved in.

/** Round what is drawn. */
export const margin = 24;
/** The title and the span above it. */
export const headHeight = 52;

const wantedScale = 2;
/** Some browsers draw no more on a canvas: a heat map of a year is as high as forty screens. */
const mostPixels = 16_000_000;
const longestSide = 16_000;

type Size = { readonly width: number; readonly height: number };

export const pictureSize = (drawn: Size): Size & { readonly scale: number } => {
  const width = drawn.width + 2 * margin;
  const height = drawn.height + headHeight + 2 * margin;
  const scale = Math.min(
    wantedScale,
    Math.sqrt(mostPixels / (width * height)),
    longestSide / Math.max(width, height),
  );
  return { width: Math.floor(width * scale), height: Math.floor(height * scale), scale };
};
