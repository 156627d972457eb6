// The currency a site begins with; its owner can change it. Zones of the tz database, by the money used there.

const zonesOf: Readonly<Record<string, readonly string[]>> = {
  AED: ['Asia/Dubai'],
  ARS: ['America/Argentina/Buenos_Aires', 'America/Buenos_Aires', 'America/Argentina/Cordoba'],
  BDT: ['Asia/Dhaka'],
  BRL: [
    ...['America/Sao_Paulo', 'America/Bahia', 'America/Fortaleza', 'America/Recife', 'America/Belem'],
    ...[
      'America/Manaus',
      'America/Cuiaba',
      'America/Campo_Grande',
      'America/Porto_Velho',
      'America/Rio_Branco',
    ],
  ],
  CHF: ['Europe/Zurich', 'Europe/Vaduz', 'Europe/Busingen'],
  CLP: ['America/Santiago', 'America/Punta_Arenas', 'Pacific/Easter'],
  CNY: ['Asia/Shanghai', 'Asia/Urumqi', 'Asia/Chongqing', 'Asia/Harbin', 'PRC'],
  COP: ['America/Bogota'],
  CRC: ['America/Costa_Rica'],
  CZK: ['Europe/Prague'],
  DKK: ['Europe/Copenhagen', 'Atlantic/Faroe', 'America/Nuuk', 'America/Godthab'],
  EGP: ['Africa/Cairo'],
  GBP: ['Europe/London', 'Europe/Belfast', 'Europe/Jersey', 'Europe/Guernsey', 'Europe/Isle_of_Man', 'GB'],
  GEL: ['Asia/Tbilisi'],
  HKD: ['Asia/Hong_Kong'],
  HUF: ['Europe/Budapest'],
  IDR: ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura', 'Asia/Pontianak'],
  ILS: ['Asia/Jerusalem', 'Asia/Tel_Aviv'],
  INR: ['Asia/Kolkata', 'Asia/Calcutta'],
  ISK: ['Atlantic/Reykjavik', 'Iceland'],
  JOD: ['Asia/Amman'],
  JPY: ['Asia/Tokyo', 'Japan'],
  KES: ['Africa/Nairobi'],
  KRW: ['Asia/Seoul', 'ROK'],
  KZT: [
    'Asia/Almaty',
    'Asia/Aqtau',
    'Asia/Aqtobe',
    'Asia/Atyrau',
    'Asia/Oral',
    'Asia/Qostanay',
    'Asia/Qyzylorda',
  ],
  LKR: ['Asia/Colombo'],
  MAD: ['Africa/Casablanca'],
  MDL: ['Europe/Chisinau'],
  MKD: ['Europe/Skopje'],
  MXN: [
    ...['America/Mexico_City', 'America/Cancun', 'America/Merida', 'America/Monterrey', 'America/Chihuahua'],
    ...[
      'America/Hermosillo',
      'America/Mazatlan',
      'America/Tijuana',
      'America/Ciudad_Juarez',
      'America/Matamoros',
    ],
  ],
  MYR: ['Asia/Kuala_Lumpur', 'Asia/Kuching'],
  NGN: ['Africa/Lagos'],
  NOK: ['Europe/Oslo', 'Arctic/Longyearbyen'],
  NPR: ['Asia/Kathmandu', 'Asia/Katmandu'],
  NZD: ['Pacific/Auckland', 'Pacific/Chatham', 'NZ'],
  PEN: ['America/Lima'],
  PHP: ['Asia/Manila'],
  PKR: ['Asia/Karachi'],
  PLN: ['Europe/Warsaw', 'Poland'],
  RON: ['Europe/Bucharest'],
  RSD: ['Europe/Belgrade'],
  RUB: [
    ...['Europe/Moscow', 'Europe/Kaliningrad', 'Europe/Samara', 'Europe/Saratov', 'Europe/Volgograd'],
    ...['Europe/Kirov', 'Europe/Astrakhan', 'Europe/Ulyanovsk', 'Asia/Yekaterinburg', 'Asia/Omsk'],
    ...['Asia/Novosibirsk', 'Asia/Barnaul', 'Asia/Tomsk', 'Asia/Novokuznetsk', 'Asia/Krasnoyarsk'],
    ...['Asia/Irkutsk', 'Asia/Chita', 'Asia/Yakutsk', 'Asia/Vladivostok', 'Asia/Magadan', 'Asia/Kamchatka'],
  ],
  SAR: ['Asia/Riyadh'],
  SEK: ['Europe/Stockholm'],
  SGD: ['Asia/Singapore', 'Singapore'],
  THB: ['Asia/Bangkok'],
  TRY: ['Europe/Istanbul', 'Asia/Istanbul', 'Turkey'],
  TWD: ['Asia/Taipei', 'ROC'],
  UAH: ['Europe/Kyiv', 'Europe/Kiev', 'Europe/Uzhgorod', 'Europe/Zaporozhye'],
  UYU: ['America/Montevideo'],
  VND: ['Asia/Ho_Chi_Minh', 'Asia/Saigon'],
  ZAR: ['Africa/Johannesburg'],
  ALL: ['Europe/Tirane'],
  AMD: ['Asia/Yerevan'],
  AZN: ['Asia/Baku'],
  BAM: ['Europe/Sarajevo'],
  BYN: ['Europe/Minsk'],
  CAD: [
    ...['America/Toronto', 'America/Montreal', 'America/Vancouver', 'America/Edmonton', 'America/Winnipeg'],
    ...['America/Regina', 'America/Halifax', 'America/St_Johns', 'America/Moncton', 'America/Whitehorse'],
    ...['America/Yellowknife', 'America/Iqaluit'],
  ],
  EUR: [
    'Atlantic/Canary',
    'Atlantic/Madeira',
    'Atlantic/Azores',
    'Asia/Nicosia',
    'Africa/Ceuta',
    'Indian/Reunion',
  ],
};

const currencyOf = new Map(
  Object.entries(zonesOf).flatMap(([currency, zones]) => zones.map((zone) => [zone, currency] as const)),
);

/** ISO 4217. */
export const currencyOfZone = (zone: string): string =>
  currencyOf.get(zone) ?? currencyOfRegion[zone.split('/')[0] ?? ''] ?? 'USD';

const currencyOfRegion: Readonly<Record<string, string>> = { Europe: 'EUR', Australia: 'AUD', Canada: 'CAD' };

export const zonesWithCurrency = (): string[] => [...currencyOf.keys()];
