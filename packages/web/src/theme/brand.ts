// The brand of the server's group. It is kept, so that the next visit begins with it before the server has answered.
import { useSyncExternalStore } from 'react';
import { kept } from '../platform/kept.ts';
import { createListeners } from '../platform/listeners.ts';
import { serverAddress } from '../platform/server-address.ts';

export type Brand = {
  readonly title: string | null;
  readonly footer: string | null;
  /** `#rrggbb`. */
  readonly colour: string | null;
  /** Changes with every logo. */
  readonly logo: string | null;
};

const stored = kept('brand');
const none: Brand = { title: null, footer: null, colour: null, logo: null };
const { subscribe, announce } = createListeners();
let shown = none;

export const productName = 'Ohmstead';

export const startBrand = (): void => show(read(stored.get()));

/** Of the server's answer. */
export const setBrand = ({ title, footer, colour, logo }: Brand): void => {
  const brand: Brand = { title, footer, colour, logo };
  stored.set(JSON.stringify(brand));
  show(brand);
};

const show = (brand: Brand): void => {
  if (JSON.stringify(brand) === JSON.stringify(shown)) return;
  shown = brand;
  void paint(brand.colour);
  announce();
};

/** tokens.css takes these before its own accent. Few servers have a colour of their own: how it is made readable is loaded then. */
const paint = async (colour: string | null): Promise<void> => {
  const accents = colour === null ? null : await import('./brand-accent.ts').catch(() => null);
  if (shown.colour !== colour) return;
  const { style } = document.documentElement;
  for (const shade of ['light', 'dark'] as const) {
    if (colour !== null && accents?.isBrandColour(colour))
      style.setProperty(`--brand-${shade}`, accents.brandAccent(colour, shade).accent);
    else style.removeProperty(`--brand-${shade}`);
  }
};

const read = (text: string | null): Brand => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return none;
    const part = (name: keyof Brand) => textOrNull(Reflect.get(value, name));
    return { title: part('title'), footer: part('footer'), colour: part('colour'), logo: part('logo') };
  } catch {
    return none;
  }
};

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export type ShownBrand = {
  readonly name: string;
  readonly footer: string | null;
  readonly logoAddress: string;
};

export const useBrand = (): ShownBrand => {
  const { title, footer, logo } = useSyncExternalStore(subscribe, () => shown);
  return { name: title ?? productName, footer, logoAddress: logoAddress(logo) };
};

export const logoAddress = (tag: string | null): string =>
  tag === null ? '/logo.svg' : `${serverAddress()}/api/v1/common/logo?v=${encodeURIComponent(tag)}`;
