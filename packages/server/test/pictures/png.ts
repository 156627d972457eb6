// PNG files made by hand, so that a test may say anything in them.
import { crc32, deflateSync } from 'node:zlib';

export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export const chunk = (type: string, data: Uint8Array = Buffer.alloc(0)): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([head, named, sum]);
};

export type Header = {
  readonly width: number;
  readonly height: number;
  /** Bits of a channel. */
  readonly depth?: number;
  /** 0: grey, 2: RGB, 6: RGB with transparency. */
  readonly colour?: number;
  readonly interlaced?: boolean;
};

export const header = ({ width, height, depth = 8, colour = 2, interlaced = false }: Header): Buffer => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8);
  return chunk('IHDR', data);
};

/** With as many zero bytes of pixels as are asked for: the fewer, the more it lies. */
export const png = (
  head: Header,
  { bytes, extra = [], end = true }: { bytes?: number; extra?: readonly Buffer[]; end?: boolean } = {},
): Buffer => {
  const channels = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[head.colour ?? 2] ?? 3;
  const line = 1 + Math.ceil((head.width * channels * (head.depth ?? 8)) / 8);
  const pixels = deflateSync(Buffer.alloc(bytes ?? line * head.height), { level: 9 });
  return Buffer.concat([
    pngSignature,
    header(head),
    ...extra,
    chunk('IDAT', pixels),
    ...(end ? [chunk('IEND')] : []),
  ]);
};
