// Pictures as cameras and screens make them.
import sharp from 'sharp';

/** Noise, so that it is large and cannot be guessed. */
export const noise = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({
    create: {
      width,
      height,
      channels,
      background: { r: 200, g: 60, b: 20, ...(channels === 4 && { alpha: 0.5 }) },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

export const photo = (width = 400, height = 300): Promise<Buffer> =>
  noise(width, height).jpeg({ quality: 90 }).toBuffer();

export const screenshot = (width = 300, height = 200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#2266aa' } })
    .png()
    .toBuffer();
