import { describe, expect, it } from 'vitest';
import { pictureName } from './picture-name.ts';

describe('the name of a picture', () => {
  it.each([
    [{ title: 'Energy', span: 'November 2026' }, 'Energy-November-2026.png'],
    [{ title: 'Preis/kWh: heute', span: '28.11.2026' }, 'Preis-kWh-heute-28-11-2026.png'],
    [{ title: 'กราฟ', span: '28 พ.ย. 2569' }, 'กราฟ-28-พ-ย-2569.png'],
    [{ title: '电量', span: '2026年11月' }, '电量-2026年11月.png'],
  ])('of %o is %s', (heading, name) => {
    expect(pictureName(heading)).toBe(name);
  });

  it('is no longer than file systems take', () => {
    expect(pictureName({ title: 'a'.repeat(300), span: '' })).toHaveLength(104);
  });
});
