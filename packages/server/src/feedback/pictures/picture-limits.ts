// What a picture of feedback may be, and what is kept of it.

/** As they are sent. */
export const mostSidePixels = 12_000;
export const mostPixels = 40_000_000;
/** Of a picture that cannot be decoded line by line, since its lines come interlaced or progressively. */
export const mostHeldBytes = 160_000_000;

/** As they are kept: each side. */
export const keptSidePixels = 1600;
/** A drawing or screenshot is kept without loss up to this size; what is larger is a photo. */
export const mostLosslessBytes = 1_000_000;

export const longestDecodingSeconds = 8;
