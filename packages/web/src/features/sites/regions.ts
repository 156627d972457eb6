// Countries, currencies and zones to choose from, by their names in a language.

/** ISO 3166-1. */
const countryCodes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );

export type Choice = { readonly value: string; readonly label: string };

export const countryChoices = (lang: string): Choice[] => named(countryCodes, lang, 'region');

export const countryName = (code: string, lang: string): string => namesIn(lang, 'region')(code);

/** The code stands first: people look for it, and the browser's type-ahead finds it. */
export const currencyChoices = (lang: string): Choice[] => {
  const nameOf = namesIn(lang, 'currency');
  return Intl.supportedValuesOf('currency').map((code) => ({
    value: code,
    label: `${code} – ${nameOf(code)}`,
  }));
};

/** All zones the browser knows, and the one chosen, which may have another of its names. */
export const zoneChoices = (chosen: string): Choice[] =>
  [...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')])]
    .filter((zone) => zone !== '')
    .sort()
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));

const named = (codes: readonly string[], lang: string, type: 'region'): Choice[] => {
  const nameOf = namesIn(lang, type);
  const collator = new Intl.Collator(lang);
  return codes
    .map((code) => ({ value: code, label: nameOf(code) }))
    .sort((a, b) => collator.compare(a.label, b.label));
};

const namesIn = (lang: string, type: 'region' | 'currency') => {
  const names = new Intl.DisplayNames(lang, { type, fallback: 'code' });
  return (code: string): string => names.of(code) ?? code;
};
