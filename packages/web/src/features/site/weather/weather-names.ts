import type { WeatherPicture } from '@ohmstead/domain';
import type { TextKey } from '@ohmstead/i18n';

export const weatherNames: Record<WeatherPicture, TextKey> = {
  clear: 'siteDetail.weatherClear',
  partlyCloudy: 'siteDetail.weatherPartlyCloudy',
  cloudy: 'siteDetail.weatherCloudy',
  fog: 'siteDetail.weatherFog',
  drizzle: 'siteDetail.weatherDrizzle',
  rain: 'siteDetail.weatherRain',
  snow: 'siteDetail.weatherSnow',
  thunderstorm: 'siteDetail.weatherThunderstorm',
};
