// The servers of Open-Meteo that are asked for weather and for places by their name.

export type WeatherSources = {
  readonly forecast: string;
  /** Past hours, of any year. */
  readonly archive: string;
  readonly geocoding: string;
};

const openMeteo: WeatherSources = {
  forecast: 'https://api.open-meteo.com',
  archive: 'https://archive-api.open-meteo.com',
  geocoding: 'https://geocoding-api.open-meteo.com',
};

export const isWeatherSetting = (text: string): boolean =>
  text === 'off' || (/^https?:\/\//.test(text) && URL.canParse(text));

/** A server of one's own answers all three. `off` forbids the weather altogether. */
export const weatherSources = (setting: string | null): WeatherSources | null => {
  if (setting === 'off') return null;
  const address = setting?.replace(/\/+$/, '') ?? openMeteo.forecast;
  if (address === openMeteo.forecast) return openMeteo;
  return { forecast: address, archive: address, geocoding: address };
};
