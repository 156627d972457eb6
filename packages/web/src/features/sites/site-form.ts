// Pure: a site as it is typed into the form, and what is saved from it. The rules are the contract's.
import { type PlaceBody, placeBody } from '@ohmstead/contract';
import { changesClocks } from '@ohmstead/domain';
import { type Checked, checkForm } from '../../forms/check-form.ts';
import { readDecimal, writeDecimal } from '../../forms/decimal.ts';
import type { Site } from '../../model/site/site.ts';

const texts = [
  'name',
  'group',
  'position',
  'country',
  'province',
  'city',
  'address',
  'remark',
  'installationCompany',
] as const satisfies readonly (keyof Site)[];

const numbers = [
  'sortNumber',
  'latitude',
  'longitude',
  'systemSizeKw',
  'billingStartDay',
  'monthTarget',
  'emissionGramsPerKwh',
] as const satisfies readonly (keyof Site)[];

type TextName = (typeof texts)[number] | (typeof numbers)[number] | 'timeZone' | 'priceUnit' | 'phaseRule';

export type SiteForm = Readonly<Record<TextName, string>> & {
  readonly public: boolean;
  readonly seasonal: boolean;
};

/** The browser gives its zone; the zone says whether clocks change there. */
export const newSite = (timeZone: string, nowMs: number): SiteForm => ({
  ...textsOf(() => ''),
  ...numbersOf(() => ''),
  billingStartDay: '1',
  sortNumber: '0',
  timeZone,
  priceUnit: '',
  phaseRule: 'netted',
  public: false,
  seasonal: changesClocks(timeZone, nowMs),
});

export const formOfSite = (site: Site, lang: string): SiteForm => ({
  ...textsOf((name) => site[name] ?? ''),
  ...numbersOf((name) => writeDecimal(site[name], lang)),
  timeZone: site.timeZone,
  priceUnit: site.priceUnit,
  phaseRule: site.phaseRule,
  public: site.public,
  seasonal: site.seasonal,
});

/** What is saved for site `id`; 0 means a new site. */
export const checkSite = (id: number, form: SiteForm): Checked<PlaceBody> =>
  checkForm(placeBody, {
    id,
    ...form,
    ...numbersOf((name) => readDecimal(form[name])),
    country: form.country || null,
    priceUnit: form.priceUnit || undefined,
  });

export const hasChanged = (form: SiteForm, before: SiteForm): boolean =>
  JSON.stringify(form) !== JSON.stringify({ ...form, ...before });

const textsOf = (of: (name: (typeof texts)[number]) => string) =>
  recordOf<(typeof texts)[number], string>(texts, of);

const numbersOf = <Value>(of: (name: (typeof numbers)[number]) => Value) =>
  recordOf<(typeof numbers)[number], Value>(numbers, of);

const recordOf = <Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value) =>
  // The type of `fromEntries` forgets the names.
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;
