// A logo as it is kept: whatever picture came, a small PNG made anew of its pixels, and of nothing else in the file.
import { createHash } from 'node:crypto';
import { type Outcome, refuse } from '../../errors/outcome.ts';

export type Logo = {
  readonly png: Buffer;
  /** Says which it is: another for every logo. */
  readonly tag: string;
};

const mostBytes = 512 * 1024;
const width = 512;
const height = 256;
/** A small file can hold a picture that fills the memory. */
const mostPixels = 4096 * 4096;

export const readLogo = async (base64: string): Promise<Outcome<Logo>> => {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return refuse('image_invalid');
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > mostBytes) return refuse('upload_too_large');
  if (!isPicture(bytes)) return refuse('image_invalid');
  const png = await asPng(bytes);
  if (png === null) return refuse('image_invalid');
  return { png, tag: createHash('sha256').update(png).digest('hex').slice(0, 16) };
};

/** By content: GIF, JPEG or PNG. The library would read much else, SVG and its links among it. */
const isPicture = (bytes: Buffer): boolean => {
  const start = bytes.toString('latin1', 0, 8);
  return /^GIF8[79]a/.test(start) || start.startsWith('\xff\xd8\xff') || start === '\x89PNG\r\n\x1a\n';
};

/** Null where it cannot be decoded. Of an animation it is the first frame. */
const asPng = async (bytes: Buffer): Promise<Buffer | null> => {
  // Read when first used: few servers have a logo, and it would hold up every start.
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels })
      .autoOrient()
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
  } catch {
    return null;
  }
};
