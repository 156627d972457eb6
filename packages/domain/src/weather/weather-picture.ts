// The weather in eight pictures, by the codes that weather forecasts use of the WMO's table 4677.

export const weatherPictures = [
  'clear',
  'partlyCloudy',
  'cloudy',
  'fog',
  'drizzle',
  'rain',
  'snow',
  'thunderstorm',
] as const;
export type WeatherPicture = (typeof weatherPictures)[number];

/** The codes of each picture, as ranges. Freezing drizzle and rain look like drizzle and rain. */
const codes: readonly (readonly [from: number, to: number, picture: WeatherPicture])[] = [
  [0, 1, 'clear'],
  [2, 2, 'partlyCloudy'],
  [3, 3, 'cloudy'],
  [45, 48, 'fog'],
  [51, 57, 'drizzle'],
  [61, 67, 'rain'],
  [71, 77, 'snow'],
  [80, 82, 'rain'],
  [85, 86, 'snow'],
  [95, 99, 'thunderstorm'],
];

/** Null for a code without a picture. */
export const weatherPictureOf = (code: number | null): WeatherPicture | null =>
  code === null ? null : (codes.find(([from, to]) => from <= code && code <= to)?.[2] ?? null);
