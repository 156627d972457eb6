export { geocode, weather as ofSite } from '../site/weather.ts';
