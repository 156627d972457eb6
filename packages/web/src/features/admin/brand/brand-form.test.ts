import { describe, expect, it } from 'vitest';
import { checkBrand, formOfBrand, logoFault } from './brand-form.ts';

const saved = { serverGroup: 'pm', title: 'Stadtwerke', footer: null, colour: '#006633', logo: 'a1' };

describe('checkBrand', () => {
  it('keeps the logo until another is chosen', () => {
    expect(checkBrand(formOfBrand(saved), 'pm')).toEqual({
      kind: 'valid',
      value: { serverGroup: 'pm', title: 'Stadtwerke', footer: null, colour: '#006633', logo: 'keep' },
    });
  });

  it('sends nothing for what is empty', () => {
    const form = { title: ' ', footer: '', colour: '', logo: { kind: 'none' } } as const;
    expect(checkBrand(form, 'pm')).toMatchObject({ value: { title: null, colour: null, logo: null } });
  });

  it('refuses what is no colour', () => {
    const checked = checkBrand({ ...formOfBrand(saved), colour: 'green' }, 'pm');
    expect(checked).toEqual({ kind: 'invalid', errors: { colour: 'field_invalid' } });
  });
});

describe('logoFault', () => {
  it('takes small pictures only', () => {
    expect(logoFault({ type: 'image/png', size: 524_288 })).toBeNull();
    expect(logoFault({ type: 'image/png', size: 524_289 })).toBe('admin.brand.logoSize');
    expect(logoFault({ type: 'image/svg+xml', size: 10 })).toBe('admin.brand.logoType');
  });
});
