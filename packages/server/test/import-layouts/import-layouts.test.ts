import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type LayoutFile, layoutUrl, madeUpLayouts, realLayouts } from './index.ts';

const folder = new URL('.', import.meta.url);
const pageOf = ({ file }: LayoutFile): string =>
  readFileSync(new URL(file.replace(/\.\w+$/, '.md'), folder), 'utf8');

describe.each([...realLayouts, ...madeUpLayouts])('the layout $name', (layout) => {
  it('has a file, which its page names', () => {
    expect(readFileSync(layoutUrl(layout)).length).toBeGreaterThan(100);
    expect(pageOf(layout)).toContain(`\`${basename(layout.file)}\``);
  });

  it('has the figures of its page', () => {
    const page = pageOf(layout);
    expect(page).toContain(`${layout.count} ${layout.kind}, from ${layout.first} to ${layout.last}.`);
    for (const [month, { importKwh, exportKwh }] of Object.entries(layout.months)) {
      expect(page).toContain(`| ${month} | ${importKwh} | ${exportKwh} |`);
    }
  });

  it('leaves open what its page says', () => {
    expect(pageOf(layout)).toContain(`| open | ${layout.open.join(', ') || 'nothing'} |`);
  });
});

describe('real layouts', () => {
  it.each(realLayouts)('$name has a public source', (layout) => {
    expect(pageOf(layout)).toMatch(/## Source\n\n- https:\/\//);
  });

  it('are all the files of the folder, made-up ones in theirs', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const data = files.filter((file) => /\.(?:csv|xml|xlsx)$/.test(file)).sort();
    expect([...realLayouts, ...madeUpLayouts].map(({ file }) => file).sort()).toEqual(data);
  });

  it('are at least ten', () => {
    expect(realLayouts.length).toBeGreaterThanOrEqual(10);
  });
});
