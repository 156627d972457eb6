// Hatchings for the canvas. What leaves leans forwards, an estimate backwards: the two never look alike.

export type FillPaint = string | { readonly image: HTMLCanvasElement; readonly repeat: 'repeat' };

export const leavingHatch = (colour: string): FillPaint =>
  hatched(colour, { ground: '1f', stroke: 'b3', width: 1, leans: 'forwards' });

export const estimateHatch = (colour: string): FillPaint =>
  hatched(colour, { ground: '40', stroke: 'e6', width: 2, leans: 'backwards' });

const tileSize = 8;

type Hatch = { ground: string; stroke: string; width: number; leans: 'forwards' | 'backwards' };

/** Colours come as six hexadecimal digits; two more are the opacity. */
const hatched = (colour: string, { ground, stroke, width, leans }: Hatch): FillPaint => {
  const image = document.createElement('canvas');
  image.width = tileSize;
  image.height = tileSize;
  const pen = image.getContext('2d');
  if (!pen) return colour + ground;
  pen.fillStyle = colour + ground;
  pen.fillRect(0, 0, tileSize, tileSize);
  pen.strokeStyle = colour + stroke;
  pen.lineWidth = width;
  pen.beginPath();
  const [fromY, toY] = leans === 'forwards' ? [tileSize, 0] : [0, tileSize];
  // Three strokes, so that neighbouring tiles join.
  for (const shift of [-tileSize, 0, tileSize]) {
    pen.moveTo(shift, fromY);
    pen.lineTo(shift + tileSize, toY);
  }
  pen.stroke();
  return { image, repeat: 'repeat' };
};
