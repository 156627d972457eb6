// Pure: a brand as it is typed, and as it is sent.
import { type BrandBody, brandBody } from '@ohmstead/contract';
import { type Checked, checkForm } from '../../../forms/check-form.ts';

export type SavedBrand = {
  readonly serverGroup: string;
  readonly title: string | null;
  readonly footer: string | null;
  readonly colour: string | null;
  readonly logo: string | null;
};

/** As it is, the product’s own, or a picture that was chosen. */
export type LogoChoice =
  | { readonly kind: 'keep' | 'none' }
  | { readonly kind: 'new'; readonly base64: string };

export type BrandForm = {
  readonly title: string;
  readonly footer: string;
  /** Empty: the product's own. */
  readonly colour: string;
  readonly logo: LogoChoice;
};

export const formOfBrand = ({ title, footer, colour }: SavedBrand): BrandForm => ({
  title: title ?? '',
  footer: footer ?? '',
  colour: colour ?? '',
  logo: { kind: 'keep' },
});

export const checkBrand = (form: BrandForm, serverGroup: string): Checked<BrandBody> =>
  checkForm(brandBody, {
    serverGroup,
    title: form.title.trim() || null,
    footer: form.footer.trim() || null,
    colour: form.colour.trim() || null,
    logo: logoOf(form.logo),
  });

const logoOf = (logo: LogoChoice): string | null => {
  if (logo.kind === 'new') return logo.base64;
  return logo.kind === 'keep' ? 'keep' : null;
};

export const logoLimits = { bytes: 512 * 1024, types: ['image/png', 'image/jpeg', 'image/gif'] } as const;

export type LogoFault = 'admin.brand.logoType' | 'admin.brand.logoSize';

export const logoFault = ({ type, size }: { type: string; size: number }): LogoFault | null => {
  if (!logoLimits.types.some((known) => known === type)) return 'admin.brand.logoType';
  return size > logoLimits.bytes ? 'admin.brand.logoSize' : null;
};
