// SVG as PNG, beside the server's other work: the pixels are computed in a thread of the renderer's own.
import { createRequire } from 'node:module';
import { pictureHeight, pictureWidth } from './bars-picture.ts';

/** More pixels than points, for sharp screens. */
const zoom = 2.5;

const fontName = 'Varela Round';
const require = createRequire(import.meta.url);

/** What renders is read with the first picture. The font comes with the program: a server may have none. */
export const renderPicture = async (svg: string): Promise<Buffer> => {
  const { renderAsync } = await import('@resvg/resvg-js');
  const rendered = await renderAsync(svg, {
    fitTo: { mode: 'zoom', value: zoom },
    font: {
      fontFiles: [require.resolve('@expo-google-fonts/varela-round/400Regular/VarelaRound_400Regular.ttf')],
      loadSystemFonts: false,
      defaultFontFamily: fontName,
    },
  });
  return rendered.asPng();
};

export const renderedSize = { width: pictureWidth * zoom, height: pictureHeight * zoom };
