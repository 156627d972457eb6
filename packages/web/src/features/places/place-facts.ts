// Pure: a site's settings as its page shows them, card by card; what is not stated is "-".
import type { Formats, TextKey } from '@ohmstead/i18n';
import { unknownText } from '@ohmstead/i18n';
import type { Place } from './place-form.ts';
import { countryName, currencyChoices } from './regions.ts';

export type PlaceFact = { readonly label: TextKey; readonly value: string };

type Words = {
  readonly say: (key: TextKey) => string;
  readonly formats: Formats;
  readonly lang: string;
};

export const basicFacts = (place: Place, words: Words): PlaceFact[] => [
  { label: 'place.group', value: stated(place.group) },
  { label: 'place.position', value: stated(place.position) },
  { label: 'place.systemSize', value: amount(place.systemSizeKw, words) },
  { label: 'place.installationCompany', value: stated(place.installationCompany) },
  { label: 'place.remark', value: stated(place.remark) },
  { label: 'place.sortNumber', value: words.formats.number(place.sortNumber, 0) },
  { label: 'place.public', value: yesOrNo(place.public, words) },
];

export const locationFacts = (place: Place, words: Words): PlaceFact[] => [
  { label: 'place.country', value: stated(place.country && countryName(place.country, words.lang)) },
  { label: 'place.province', value: stated(place.province) },
  { label: 'place.city', value: stated(place.city) },
  { label: 'place.address', value: stated(place.address) },
  { label: 'place.coordinates', value: coordinates(place, words) },
  { label: 'place.timeZone', value: place.timeZone.replaceAll('_', ' ') },
  { label: 'place.seasonal', value: yesOrNo(place.seasonal, words) },
];

const phaseRuleTexts: Record<Place['phaseRule'], TextKey> = {
  perPhase: 'place.perPhase',
  netted: 'place.netted',
  nem: 'place.nem',
};

export const billFacts = (place: Place, words: Words): PlaceFact[] => [
  { label: 'place.currency', value: currencyName(place.priceUnit, words.lang) },
  { label: 'place.billingDay', value: words.formats.number(place.billingStartDay, 0) },
  { label: 'place.phaseRule', value: words.say(phaseRuleTexts[place.phaseRule]) },
];

export const goalFacts = (place: Place, words: Words): PlaceFact[] => [
  { label: 'place.monthTarget', value: amount(place.monthTarget, words) },
  { label: 'place.co2', value: amount(place.emissionGramsPerKwh, words) },
];

const stated = (text: string | null): string => text || unknownText;

const amount = (value: number | null, { formats }: Words): string => formats.number(value);

const yesOrNo = (value: boolean, { say }: Words): string => say(value ? 'place.yes' : 'place.no');

const coordinateDigits = 5;

const coordinates = ({ latitude, longitude }: Place, { formats }: Words): string =>
  latitude === null || longitude === null
    ? unknownText
    : `${formats.number(latitude, coordinateDigits)}; ${formats.number(longitude, coordinateDigits)}`;

const currencyName = (code: string, lang: string): string =>
  currencyChoices(lang).find(({ value }) => value === code)?.label ?? code;
