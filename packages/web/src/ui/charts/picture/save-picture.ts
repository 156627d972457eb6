// A chart as it is shown, with its title, as a PNG; made in the browser, so that nothing of it is sent anywhere.
import { offerFile } from '../../../platform/offer-file.ts';
import type { ChartHeading } from '../chart-heading.ts';
import { drawPart } from './draw-part.ts';
import { pictureName } from './picture-name.ts';
import { type PicturePart, partsOf } from './picture-parts.ts';
import { headHeight, margin, pictureSize } from './picture-size.ts';

export const savePicture = async (figure: HTMLElement, heading: ChartHeading): Promise<void> => {
  const canvas = await drawn(figure, heading);
  const picture = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/png'));
  if (!picture) throw new Error('The picture could not be written: the canvas is too large.');
  offerFile(picture, pictureName(heading));
};

const drawn = async (figure: HTMLElement, heading: ChartHeading): Promise<HTMLCanvasElement> => {
  const parts = [...figure.children].flatMap(partsOf);
  const { x, y, width } = figure.getBoundingClientRect();
  const { width: wide, height: high, scale } = pictureSize({ width, height: lowest(parts) - y });
  const canvas = document.createElement('canvas');
  canvas.width = wide;
  canvas.height = high;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The picture could not be drawn: the browser has no canvas.');
  pen.scale(scale, scale);
  drawHead(pen, heading, width);
  pen.translate(margin - x, margin + headHeight - y);
  for (const part of parts) await drawPart(pen, part, scale);
  return canvas;
};

const lowest = (parts: readonly PicturePart[]): number =>
  parts.reduce((bottom, { box }) => Math.max(bottom, box.bottom), 0);

/** The card, and on it the title with the time below it. */
const drawHead = (pen: CanvasRenderingContext2D, { title, span }: ChartHeading, width: number): void => {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--${name}`);
  const { fontFamily } = getComputedStyle(document.body);
  pen.fillStyle = colour('card');
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
  pen.textBaseline = 'top';
  pen.fillStyle = colour('text');
  pen.font = `600 16px ${fontFamily}`;
  pen.fillText(title, margin, margin, width);
  pen.fillStyle = colour('muted');
  pen.font = `400 14px ${fontFamily}`;
  pen.fillText(span, margin, margin + 22, width);
  pen.textBaseline = 'alphabetic';
};
