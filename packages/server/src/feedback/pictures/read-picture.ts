// Makes a new picture of what was sent: upright, no larger than a screen shows, and with nothing of the file but its pixels.
import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { type Outcome, type Refusal, refuse } from '../../errors/outcome.ts';
import {
  keptSidePixels,
  longestDecodingSeconds,
  mostHeldBytes,
  mostLosslessBytes,
  mostPixels,
  mostSidePixels,
} from './picture-limits.ts';
import { pictureName } from './picture-name.ts';
import { pictureTypeOf } from './picture-type.ts';

export type SentPicture = { readonly name: string; readonly bytes: Buffer };

export type Picture = {
  readonly name: string;
  readonly mediaType: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
};

type OpenPicture = () => Sharp;

export const readPicture = async ({ name, bytes }: SentPicture): Promise<Outcome<Picture>> => {
  const type = pictureTypeOf(bytes);
  if (type === null) return refuse('image_invalid');
  const sharp = await loadSharp();
  const open: OpenPicture = () => sharp(bytes, reading);
  try {
    const metadata = await open().metadata();
    if (metadata.format !== type) return refuse('image_invalid');
    const tooLarge = refuseTooLarge(metadata);
    if (tooLarge) return tooLarge;
    const isLossless = type !== 'jpeg';
    const made = isLossless ? await makeLossless(open, metadata) : await makePhoto(open);
    return { name: pictureName(name, made.mediaType), ...made };
  } catch (error) {
    return refuse(isOverLimit(error) ? 'image_too_large' : 'image_invalid');
  }
};

/** Loaded with the first picture: it would hold up the start. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  // One picture is decoded at a time, and by one thread, so that readings and answers go on beside it.
  sharp.concurrency(1);
  return sharp;
};

/** Of an animation the first frame. A file that ends early is damaged; a photo with a strange remark in it is not. */
const reading: SharpOptions = {
  pages: 1,
  failOn: 'error',
  limitInputPixels: mostPixels,
  sequentialRead: true,
};

const refuseTooLarge = (metadata: Metadata): Refusal | null => {
  const { width, height } = metadata;
  const isTooLarge =
    Math.max(width, height) > mostSidePixels ||
    width * height > mostPixels ||
    (metadata.isProgressive && heldBytes(metadata) > mostHeldBytes);
  return isTooLarge ? refuse('image_too_large') : null;
};

/** While it is decoded: of a JPEG two bytes for each coefficient, of which there are fewer where colours are coarser. */
const heldBytes = ({ width, height, format, channels, depth, chromaSubsampling = '' }: Metadata): number => {
  if (format === 'jpeg') return width * height * (chromaSubsampling.startsWith('4:2:0') ? 1.5 : channels) * 2;
  return width * height * channels * (depth === 'ushort' ? 2 : 1);
};

type Made = Omit<Picture, 'name'>;

const makeLossless = async (open: OpenPicture, { hasAlpha }: Metadata): Promise<Made> => {
  const { data, info } = await prepared(open).png().toBuffer({ resolveWithObject: true });
  if (data.length > mostLosslessBytes) return makePhoto(open, hasAlpha);
  return { mediaType: 'image/png', width: info.width, height: info.height, bytes: data };
};

const makePhoto = async (open: OpenPicture, hasAlpha = false): Promise<Made> => {
  const upright = prepared(open);
  const opaque = hasAlpha ? upright.flatten({ background: 'white' }) : upright;
  const { data, info } = await opaque.jpeg({ quality: 82 }).toBuffer({ resolveWithObject: true });
  return { mediaType: 'image/jpeg', width: info.width, height: info.height, bytes: data };
};

/** Metadata is left out unless it is asked for: the place of a photo, for one. */
const prepared = (open: OpenPicture): Sharp =>
  open()
    .timeout({ seconds: longestDecodingSeconds })
    .autoOrient()
    .resize({ width: keptSidePixels, height: keptSidePixels, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');

const isOverLimit = (error: unknown): boolean =>
  error instanceof Error && /exceeds pixel limit|timeout/i.test(error.message);
