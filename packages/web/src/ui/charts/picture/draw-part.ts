// One part of a chart onto the picture.
import type { PicturePart } from './picture-parts.ts';
import { svgImage } from './svg-image.ts';

export const drawPart = async (
  pen: CanvasRenderingContext2D,
  part: PicturePart,
  scale: number,
): Promise<void> => {
  const { x, y, width, height } = part.box;
  switch (part.kind) {
    case 'box':
      return drawBox(pen, part.box, part.style);
    case 'canvas':
      return pen.drawImage(part.draw(scale), x, y, width, height);
    case 'svg':
      return pen.drawImage(await svgImage(part.svg, part.box), x, y, width, height);
    case 'text':
      return drawText(pen, part);
  }
};

const drawBox = (pen: CanvasRenderingContext2D, box: DOMRect, style: CSSStyleDeclaration): void => {
  const { x, y, width, height } = box;
  pen.fillStyle = style.backgroundColor;
  pen.beginPath();
  pen.roundRect(x, y, width, height, Number.parseFloat(style.borderTopLeftRadius));
  pen.fill();
  const lineWidth = Number.parseFloat(style.borderLeftWidth);
  if (lineWidth === 0 || style.borderLeftStyle === 'none') return;
  pen.save();
  pen.strokeStyle = style.borderLeftColor;
  pen.lineWidth = lineWidth;
  if (style.borderLeftStyle === 'dashed') pen.setLineDash([2 * lineWidth, 2 * lineWidth]);
  // Only a border on all sides is a frame.
  if (Number.parseFloat(style.borderRightWidth) === 0) {
    pen.beginPath();
    pen.moveTo(x + lineWidth / 2, y);
    pen.lineTo(x + lineWidth / 2, y + height);
  }
  pen.stroke();
  pen.restore();
};

const drawText = (
  pen: CanvasRenderingContext2D,
  { text, box, style }: Extract<PicturePart, { readonly kind: 'text' }>,
): void => {
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  pen.fillStyle = style.color;
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = pen.measureText(text);
  const baseline = box.y + (box.height + ascent - descent) / 2;
  pen.fillText(text, box.x, baseline);
  if (style.textDecorationLine.includes('line-through'))
    pen.fillRect(box.x, baseline - ascent / 3, box.width, 1);
};
