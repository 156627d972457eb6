// Pure: a site's settings as its page shows them, card by card; what is not stated is "-".
import type { Formats, TextKey } from '@ohmstead/i18n';
import { unknownText } from '@ohmstead/i18n';
import type { Site } from '../../model/site/site.ts';
import { countryName, currencyChoices } from './regions.ts';

export type SiteFact = { readonly label: TextKey; readonly value: string };

type Words = {
  readonly say: (key: TextKey) => string;
  readonly formats: Formats;
  readonly lang: string;
};

export const basicFacts = (site: Site, words: Words): SiteFact[] => [
  { label: 'place.group', value: stated(site.group) },
  { label: 'place.position', value: stated(site.position) },
  { label: 'place.systemSize', value: amount(site.systemSizeKw, words) },
  { label: 'place.installationCompany', value: stated(site.installationCompany) },
  { label: 'place.remark', value: stated(site.remark) },
  { label: 'place.sortNumber', value: words.formats.number(site.sortNumber, 0) },
  { label: 'place.public', value: yesOrNo(site.public, words) },
];

export const locationFacts = (site: Site, words: Words): SiteFact[] => [
  { label: 'place.country', value: stated(site.country && countryName(site.country, words.lang)) },
  { label: 'place.province', value: stated(site.province) },
  { label: 'place.city', value: stated(site.city) },
  { label: 'place.address', value: stated(site.address) },
  { label: 'place.coordinates', value: coordinates(site, words) },
  { label: 'place.timeZone', value: site.timeZone.replaceAll('_', ' ') },
  { label: 'place.seasonal', value: yesOrNo(site.seasonal, words) },
];

const phaseRuleTexts: Record<Site['phaseRule'], TextKey> = {
  perPhase: 'place.perPhase',
  netted: 'place.netted',
  nem: 'place.nem',
};

export const billFacts = (site: Site, words: Words): SiteFact[] => [
  { label: 'place.currency', value: currencyName(site.priceUnit, words.lang) },
  { label: 'place.billingDay', value: words.formats.number(site.billingStartDay, 0) },
  { label: 'place.phaseRule', value: words.say(phaseRuleTexts[site.phaseRule]) },
];

export const goalFacts = (site: Site, words: Words): SiteFact[] => [
  { label: 'place.monthTarget', value: amount(site.monthTarget, words) },
  { label: 'place.co2', value: amount(site.emissionGramsPerKwh, words) },
];

const stated = (text: string | null): string => text || unknownText;

const amount = (value: number | null, { formats }: Words): string => formats.number(value);

const yesOrNo = (value: boolean, { say }: Words): string => say(value ? 'place.yes' : 'place.no');

const coordinateDigits = 5;

const coordinates = ({ latitude, longitude }: Site, { formats }: Words): string =>
  latitude === null || longitude === null
    ? unknownText
    : `${formats.number(latitude, coordinateDigits)}; ${formats.number(longitude, coordinateDigits)}`;

const currencyName = (code: string, lang: string): string =>
  currencyChoices(lang).find(({ value }) => value === code)?.label ?? code;
