import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type BarsPicture, barsPicture } from './bars-picture.ts';
import { renderedSize, renderPicture } from './render-picture.ts';

const day: BarsPicture = {
  bars: Array.from({ length: 96 }, (_, slot) => (slot === 40 ? null : 1 + Math.sin(slot / 10))),
  others: Array.from({ length: 96 }, (_, slot) => Math.max(0, Math.sin((slot - 30) / 12))),
  marks: [
    { column: 0, text: '00' },
    { column: 48, text: '12' },
  ],
  marksAt: 'start',
  number: (value, digits) => value.toFixed(digits),
};

const pixelsOf = (png: Buffer) => sharp(png).raw().toBuffer({ resolveWithObject: true });

describe('renderPicture', () => {
  it('makes a PNG of the expected size, with digits', async () => {
    const png = await renderPicture(barsPicture(day));
    const { info } = await pixelsOf(png);
    expect((await sharp(png).metadata()).format).toBe('png');
    expect(info).toMatchObject(renderedSize);
    const without = { ...day, marks: [], number: () => '' };
    const { data } = await pixelsOf(await renderPicture(barsPicture(without)));
    const differing = (await pixelsOf(png)).data.filter((value, index) => value !== data[index]).length;
    expect(differing).toBeGreaterThan(500);
  });

  it('changes with the data, and not without', async () => {
    const png = await renderPicture(barsPicture(day));
    const other = await renderPicture(
      barsPicture({ ...day, bars: day.bars.map((value) => value && value / 2) }),
    );
    expect(other.equals(png)).toBe(false);
    expect((await renderPicture(barsPicture(day))).equals(png)).toBe(true);
  });
});

describe('barsPicture', () => {
  it('draws nothing for what is unknown', () => {
    const bars = (svg: string) => svg.split('<rect').length - 2;
    expect(bars(barsPicture({ ...day, others: null }))).toBe(95);
    expect(bars(barsPicture({ ...day, bars: [null, null, 3], others: [null, 1, 2] }))).toBe(3);
  });

  it('interrupts a line where it is unknown', () => {
    const others = [...(day.others ?? [])];
    others[50] = null;
    expect(barsPicture({ ...day, others }).match(/stroke-width="2"/g)).toHaveLength(1);
    expect(barsPicture({ ...day, others }).match(/d="M[^"]*M/)).not.toBeNull();
  });
});
