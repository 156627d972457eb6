// The style sheet's colours as the canvas needs them, and the hatching of what leaves.
import { useEffect, useState } from 'react';
import type { EnergyRole } from './chart-data.ts';
import type { ChartPaint, FillPaint } from './power-line-option.ts';

/** Follows the theme. */
export const useChartPaint = (): ChartPaint => {
  const [paint, setPaint] = useState(readPaint);
  useEffect(() => {
    const observer = new MutationObserver(() => setPaint(readPaint()));
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
  return paint;
};

const readPaint = (): ChartPaint => {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const stroke = byRole((role) => colour(role));
  return {
    text: colour('muted'),
    line: colour('line'),
    stroke,
    fill: byRole((role) => (role === 'export' ? hatching(stroke.export) : tint(stroke[role]))),
  };
};

const byRole = <T>(value: (role: EnergyRole) => T): Record<EnergyRole, T> => ({
  solar: value('solar'),
  import: value('import'),
  export: value('export'),
  load: value('load'),
  storage: value('storage'),
});

/** Colours of the style sheet are six hexadecimal digits. */
const tint = (colour: string): string => `${colour}33`;

const tileSize = 8;

const hatching = (colour: string): FillPaint => {
  const image = document.createElement('canvas');
  image.width = tileSize;
  image.height = tileSize;
  const pen = image.getContext('2d');
  if (!pen) return tint(colour);
  pen.fillStyle = `${colour}1f`;
  pen.fillRect(0, 0, tileSize, tileSize);
  pen.strokeStyle = `${colour}b3`;
  pen.lineWidth = 1;
  pen.beginPath();
  // Three strokes, so that neighbouring tiles join.
  for (const shift of [-tileSize, 0, tileSize]) {
    pen.moveTo(shift, tileSize);
    pen.lineTo(shift + tileSize, 0);
  }
  pen.stroke();
  return { image, repeat: 'repeat' };
};
