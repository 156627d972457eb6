// A hundred files that are no pictures, or none that anybody should open; made here, none is downloaded.
import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { dot, gif } from './gif.ts';
import { chunk, header, png, pngSignature } from './png.ts';
import { noise, photo, screenshot } from './real-picture.ts';

export type HostileFile = {
  readonly name: string;
  readonly bytes: Buffer;
  readonly code: 'image_invalid' | 'image_too_large';
};

const text = (content: string): Buffer => Buffer.from(content, 'utf8');
const hex = (digits: string): Buffer => Buffer.from(digits.replaceAll(' ', ''), 'hex');
const padded = (digits: string): Buffer => Buffer.concat([hex(digits), Buffer.alloc(600, 0x20)]);
const joined = (...parts: readonly Buffer[]): Buffer => Buffer.concat(parts);

const invalid = (files: Readonly<Record<string, Buffer>>): HostileFile[] =>
  Object.entries(files).map(([name, bytes]) => ({ name, bytes, code: 'image_invalid' }));
const tooLarge = (files: Readonly<Record<string, Buffer>>): HostileFile[] =>
  Object.entries(files).map(([name, bytes]) => ({ name, bytes, code: 'image_too_large' }));

export const hostileFiles = async (): Promise<HostileFile[]> => {
  const [jpeg, drawing, webp, tiff] = [
    await photo(),
    await noise(200, 100).png().toBuffer(),
    await noise(60, 40).webp().toBuffer(),
    await noise(60, 40).tiff().toBuffer(),
  ];
  return [
    ...invalid(ofOtherTypes(webp, tiff)),
    ...invalid(scripts),
    ...invalid(halfPictures(jpeg, drawing)),
    ...invalid(cutFiles(jpeg, drawing)),
    ...invalid(wrongPngs(drawing)),
    ...invalid(wrongGifs),
    ...invalid(wrongJpegs(jpeg)),
    ...tooLarge(await bombs(jpeg)),
  ];
};

/** Whatever they are called. */
const ofOtherTypes = (webp: Buffer, tiff: Buffer) => ({
  'empty.png': Buffer.alloc(0),
  'one-byte.png': Buffer.alloc(1),
  'zeros.jpg': Buffer.alloc(5000),
  'zip.png': padded('504b0304 14000000 0800'),
  'empty-zip.gif': padded('504b0506 00000000'),
  'rar.jpg': padded('526172211a0700'),
  '7z.jpg': padded('377abcaf271c'),
  'gzip.png': gzipSync(text('hello')),
  'xz.png': padded('fd377a585a00'),
  'tar.png': joined(text('name'), Buffer.alloc(253), text('ustar')),
  'program.jpg': padded('4d5a9000 03000000'),
  'elf.jpg': padded('7f454c46 020101'),
  'macho.jpg': padded('cffaedfe 07000001'),
  'class.jpg': padded('cafebabe 00000034'),
  'wasm.png': padded('0061736d 01000000'),
  'pdf.jpg': text('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
  'postscript.jpg': text('%!PS-Adobe-3.0\n/Courier findfont\n(%pipe%id) (w) file'),
  'real.webp': webp,
  'webp.png': webp,
  'tiff.jpg': tiff,
  'bigtiff.png': padded('49492b00 0800 0000'),
  'bmp.png': padded('424d 36000000 00000000 36000000 28000000'),
  'ico.png': padded('00000100 01001010'),
  'psd.png': padded('38425053 0001 000000000000 0003'),
  'jp2.jpg': padded('0000000c 6a502020 0d0a870a'),
  'jxl.jpg': padded('ff0a fa1f 0140'),
  'avif.jpg': joined(hex('00000020'), text('ftypavif'), Buffer.alloc(200)),
  'heic.jpg': joined(hex('00000018'), text('ftypheic'), Buffer.alloc(200)),
  'mp4.gif': joined(hex('00000018'), text('ftypisom'), Buffer.alloc(200)),
  'matroska.gif': padded('1a45dfa3'),
  'exr.png': padded('762f3101 02000000'),
  'hdr.png': text('#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 1 +X 1\n'),
  'pnm.png': text('P6\n1 1\n255\nabc'),
  'fits.png': text('SIMPLE  =                    T'),
  'vips.png': padded('08f2a6b6'),
  'matlab.png': text('MATLAB 5.0 MAT-file'),
  'text.png': text('hello'),
  'json.png': text('{"picture": true}'),
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const scripts = {
  'picture.svg': text(svg),
  'svg.png': text(`<?xml version="1.0"?>${svg}`),
  'svg-bom.jpg': text(`\uFEFF${svg}`),
  'svg-entities.png': text(
    `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]>${svg.replace('alert(1)', '&b;')}`,
  ),
  'svg-file.png': text(svg.replace('<script>alert(1)</script>', '<image href="file:///etc/passwd"/>')),
  'picture.svgz': gzipSync(text(svg)),
  'page.png': text('<!doctype html><title>x</title><script>alert(1)</script>'),
  'page.html.jpg': text('<html><body onload=alert(1)>'),
  'shell.php.jpg': text('<?php system($_GET["c"]); ?>'),
  'shell.php\u0000.jpg': text('<?php phpinfo();'),
  '../../../etc/cron.d/job.png': text('* * * * * root id'),
  '..\\..\\windows\\win.ini.gif': text('[fonts]'),
  '/dev/stdin.png': text('text:/etc/passwd'),
  'msl.png': text('<?xml version="1.0"?><image><read filename="/etc/passwd"/></image>'),
  'mvg.png': text('push graphic-context\nimage over 0,0 0,0 "|id"\npop graphic-context'),
};

/** They begin as a picture does, or end so, and are something else. */
const halfPictures = (jpeg: Buffer, drawing: Buffer) => ({
  'gif-script.gif': text('GIF89a/*'.padEnd(400, ' ').concat('*/=1;alert(1)')),
  'gif-page.gif': text('GIF89a<script>alert(1)</script>'),
  'gif-header.gif': text('GIF89a'),
  'png-page.png': joined(pngSignature, text('<script>alert(1)</script>')),
  'png-header.png': pngSignature,
  'png-zip.png': joined(pngSignature, padded('504b0304 14000000 0800')),
  'jpeg-shell.jpg': joined(hex('ffd8ffe0'), text('<?php system("id"); ?>')),
  'jpeg-header.jpg': hex('ffd8ffe0'),
  'jpeg-empty.jpg': hex('ffd8ffd9'),
  'jpeg-comment.jpg': joined(hex('ffd8fffe 0012'), text('<?php eval();?>!'), hex('ffd9')),
  'page-then-png.png': joined(text('<script>alert(1)</script>'), drawing),
  'zip-then-jpeg.jpg': joined(padded('504b0304'), jpeg),
  'pdf-then-jpeg.jpg': joined(text('%PDF-1.4\n'), jpeg),
  'space-then-png.png': joined(text(' '), drawing),
  'line-then-jpeg.jpg': joined(text('\r\n'), jpeg),
  'bom-then-gif.gif': joined(text('\uFEFF'), gif(1, 1, [dot])),
  'base64.png': text(drawing.toString('base64')),
  'data-url.png': text(`data:image/png;base64,${drawing.toString('base64')}`),
  'line-ends-changed.png': Buffer.from(drawing.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
  'as-utf8.jpg': text(jpeg.toString('latin1')),
  'backwards.png': Buffer.from(drawing).reverse(),
});

const part = (bytes: Buffer, share: number): Buffer => bytes.subarray(0, Math.floor(bytes.length * share));

const cutFiles = (jpeg: Buffer, drawing: Buffer) => ({
  'cut-10.jpg': part(jpeg, 0.1),
  'cut-50.jpg': part(jpeg, 0.5),
  'cut-95.jpg': part(jpeg, 0.95),
  'cut-head.jpg': jpeg.subarray(0, 20),
  'cut-50.png': part(drawing, 0.5),
  'cut-95.png': part(drawing, 0.95),
  'cut-head.png': drawing.subarray(0, 20),
  'cut-ihdr.png': drawing.subarray(0, 33),
  'cut-head.gif': gif(20, 20, [dot]).subarray(0, 10),
  'cut-frame.gif': gif(20, 20, [dot]).subarray(0, 30),
});

const corrupted = (bytes: Buffer, from: number, length: number): Buffer =>
  Buffer.concat([bytes.subarray(0, from), Buffer.alloc(length, 0x5a), bytes.subarray(from + length)]);

const wrongPngs = (drawing: Buffer) => ({
  'width-0.png': png({ width: 0, height: 10 }, { bytes: 10 }),
  'height-0.png': png({ width: 10, height: 0 }, { bytes: 10 }),
  'width-negative.png': png({ width: 0xffffffff, height: 1 }, { bytes: 10 }),
  'width-most.png': png({ width: 0x7fffffff, height: 1 }, { bytes: 100 }),
  'depth-3.png': png({ width: 4, height: 4, depth: 3 }, { bytes: 100 }),
  'colour-5.png': png({ width: 4, height: 4, colour: 5 }, { bytes: 100 }),
  'no-palette.png': png({ width: 4, height: 4, colour: 3 }),
  'few-pixels.png': png({ width: 400, height: 400 }, { bytes: 100 }),
  'no-pixels.png': joined(pngSignature, header({ width: 4, height: 4 }), chunk('IEND')),
  'no-header.png': joined(pngSignature, chunk('IDAT', deflateSync(Buffer.alloc(52))), chunk('IEND')),
  'wrong-sum.png': corrupted(drawing, 29, 4),
  'wrong-pixels.png': corrupted(drawing, Math.floor(drawing.length / 2), 60),
  'not-deflated.png': joined(
    pngSignature,
    header({ width: 4, height: 4 }),
    chunk('IDAT', Buffer.alloc(60, 7)),
    chunk('IEND'),
  ),
});

const wrongGifs = {
  'no-frame.gif': gif(4, 4, []),
  'code-size.gif': gif(4, 4, [{ width: 4, height: 4, pixels: [0x0d, 0x02, 0x44, 0x01, 0x00] }]),
};

/** Where the size stands in a JPEG: behind the marker of its frame. */
const sizeAt = (jpeg: Buffer): number => jpeg.indexOf(hex('ffc0')) + 5;

const withSize = (jpeg: Buffer, width: number, height: number): Buffer => {
  const changed = Buffer.from(jpeg);
  changed.writeUInt16BE(height, sizeAt(jpeg));
  changed.writeUInt16BE(width, sizeAt(jpeg) + 2);
  return changed;
};

const wrongJpegs = (jpeg: Buffer) => ({
  'height-0.jpg': withSize(jpeg, 400, 0),
  'width-0.jpg': withSize(jpeg, 0, 300),
  'no-quantities.jpg': Buffer.from(
    jpeg.toString('latin1').replaceAll('\u00ff\u00db', '\u00ff\u00e5'),
    'latin1',
  ),
  'no-frame.jpg': joined(jpeg.subarray(0, 20), hex('ffd9')),
});

const bombs = async (jpeg: Buffer) => ({
  'claims-60000.png': png({ width: 60_000, height: 60_000 }, { bytes: 1000 }),
  'claims-tall.png': png({ width: 1, height: 12_001 }),
  'claims-wide.png': png({ width: 12_001, height: 1 }),
  // 50 MB of pixels in 50 KB, and 150 MB in 150 KB.
  'bomb.png': png({ width: 20_000, height: 20_000, depth: 1, colour: 0 }),
  'bomb-49-megapixels.png': png({ width: 7000, height: 7000, colour: 0 }),
  'bomb-interlaced.png': png(
    { width: 5000, height: 5000, depth: 16, colour: 6, interlaced: true },
    { bytes: 9 },
  ),
  'claims-65535.gif': gif(65_535, 65_535, [{ width: 65_535, height: 65_535 }]),
  'claims-wide.gif': gif(20_000, 1, [{ width: 20_000, height: 1 }]),
  'claims-7000.gif': gif(7000, 7000, [{ width: 7000, height: 7000 }]),
  'frame-65535.gif': gif(1, 1, [{ width: 65_535, height: 65_535 }]),
  'frames-of-12000.gif': gif(12_000, 12_000, Array(3000).fill({ width: 12_000, height: 12_000 })),
  'claims-65500.jpg': withSize(jpeg, 65_500, 65_500),
  'claims-wide.jpg': withSize(jpeg, 12_001, 300),
  'bomb.jpg': await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'black' } })
    .jpeg({ quality: 1 })
    .toBuffer(),
  'progressive.jpg': await sharp({ create: { width: 6300, height: 6300, channels: 3, background: 'black' } })
    .jpeg({ quality: 1, progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer(),
});

/** Pictures with something else in the same file: taken, but of the foreign part nothing is kept. */
export const polyglots = async (): Promise<Record<string, Buffer>> => {
  const [jpeg, drawing] = [await photo(), await screenshot()];
  const foreign = text(foreignText);
  const comment = joined(hex('fffe'), Buffer.from([0, foreign.length + 2]), foreign);
  return {
    'appended-shell.jpg': joined(jpeg, foreign),
    'appended-zip.jpg': joined(jpeg, hex('504b0304'), foreign, hex('504b0506'), Buffer.alloc(18)),
    'comment.jpg': joined(jpeg.subarray(0, 2), comment, jpeg.subarray(2)),
    'appended-page.png': joined(drawing, foreign),
    'text-chunk.png': png(
      { width: 20, height: 20 },
      { extra: [chunk('tEXt', joined(text('Comment\0'), foreign))] },
    ),
    'private-chunk.png': png({ width: 20, height: 20 }, { extra: [chunk('prVt', foreign)] }),
    'appended-script.gif': joined(gif(1, 1, [dot]), foreign),
    'comment.gif': joined(
      gif(2, 2, [dot], false),
      Buffer.from([0x21, 0xfe, foreign.length]),
      foreign,
      Buffer.from([0, 0x3b]),
    ),
  };
};

export const foreignText = '<?php system($_GET["c"]); ?><script>alert(1)</script>';

/** They unpack to very much beside their pixels, which are few. */
export const packedBombs = (): Record<string, Buffer> => {
  const packed = deflateSync(Buffer.alloc(200_000_000), { level: 9 });
  const name = text('x\0\0');
  const small = { width: 20, height: 20 };
  return {
    'text-bomb.png': png(small, { extra: [chunk('zTXt', joined(name, packed))] }),
    'profile-bomb.png': png(small, { extra: [chunk('iCCP', joined(name, packed))] }),
    'many-chunks.png': png(small, { extra: Array(100_000).fill(chunk('tEXt', text('a\0b'))) }),
    'frames.gif': gif(100, 100, Array(20_000).fill({ width: 100, height: 100 })),
  };
};
