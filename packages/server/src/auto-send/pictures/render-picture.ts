// SVG as PNG, beside the server's other work: threads of the libraries' own compute the pixels, and compress them.
import { createRequire } from 'node:module';
import { pictureHeight, pictureWidth } from './bars-picture.ts';

/** More pixels than points, for sharp screens. */
const zoom = 2.5;

const fontName = 'Varela Round';
const require = createRequire(import.meta.url);

/** What renders is read with the first picture. The font comes with the program: a server may have none. */
export const renderPicture = async (svg: string): Promise<Buffer> => {
  const [{ renderAsync }, { default: sharp }] = await Promise.all([
    import('@resvg/resvg-js'),
    import('sharp'),
  ]);
  const { pixels, width, height } = await renderAsync(svg, {
    fitTo: { mode: 'zoom', value: zoom },
    font: {
      fontFiles: [require.resolve('@expo-google-fonts/varela-round/400Regular/VarelaRound_400Regular.ttf')],
      loadSystemFonts: false,
      defaultFontFamily: fontName,
    },
  });
  // The renderer's own `asPng` compresses in the thread that calls it.
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png()
    .toBuffer();
};

export const renderedSize = { width: pictureWidth * zoom, height: pictureHeight * zoom };
