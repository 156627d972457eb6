// Pure: a place as it is typed, and what of it is saved. The rules are the contract's.
import { type calls, type PlaceBody, placeBody } from '@ohmstead/contract';
import { changesClocks } from '@ohmstead/domain';
import type { output } from 'zod/mini';
import { type Checked, checkForm } from '../../forms/check-form.ts';
import { readDecimal, writeDecimal } from '../../forms/decimal.ts';

export type Place = output<typeof calls.site.get.output>;

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
] as const satisfies readonly (keyof Place)[];

const numbers = [
  'sortNumber',
  'latitude',
  'longitude',
  'systemSizeKw',
  'billingStartDay',
  'monthTarget',
  'emissionGramsPerKwh',
] as const satisfies readonly (keyof Place)[];

type TextName = (typeof texts)[number] | (typeof numbers)[number] | 'timeZone' | 'priceUnit' | 'phaseRule';

export type PlaceForm = Readonly<Record<TextName, string>> & {
  readonly public: boolean;
  readonly seasonal: boolean;
};

/** The browser gives its zone; the zone says whether clocks change there. */
export const newPlace = (timeZone: string, nowMs: number): PlaceForm => ({
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

export const formOfPlace = (place: Place, lang: string): PlaceForm => ({
  ...textsOf((name) => place[name] ?? ''),
  ...numbersOf((name) => writeDecimal(place[name], lang)),
  timeZone: place.timeZone,
  priceUnit: place.priceUnit,
  phaseRule: place.phaseRule,
  public: place.public,
  seasonal: place.seasonal,
});

/** What is saved of place `id`; 0 is a new one. */
export const checkPlace = (id: number, form: PlaceForm): Checked<PlaceBody> =>
  checkForm(placeBody, {
    id,
    ...form,
    ...numbersOf((name) => readDecimal(form[name])),
    country: form.country || null,
    priceUnit: form.priceUnit || undefined,
  });

export const hasChanged = (form: PlaceForm, before: PlaceForm): boolean =>
  JSON.stringify(form) !== JSON.stringify({ ...form, ...before });

const textsOf = (of: (name: (typeof texts)[number]) => string) =>
  recordOf<(typeof texts)[number], string>(texts, of);

const numbersOf = <Value>(of: (name: (typeof numbers)[number]) => Value) =>
  recordOf<(typeof numbers)[number], Value>(numbers, of);

const recordOf = <Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value) =>
  // `fromEntries` forgets which names it was given.
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;
