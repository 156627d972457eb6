// Pictures of the weather, drawn with the text's colour; the word stands beside each.
import type { WeatherPicture } from '@ohmstead/domain';
import styles from './WeatherCard.module.css';

const cloud = 'M7 15a3.5 3.5 0 0 1-.4-7A5 5 0 0 1 16.3 7a4 4 0 0 1 .7 8Z';
const sun = 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4';

const strokes: Record<WeatherPicture, string> = {
  clear: `${sun}M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4`,
  partlyCloudy:
    'M9 18.5a3 3 0 0 1-.3-6 4.3 4.3 0 0 1 8.3-.8 3.4 3.4 0 0 1 .6 6.8ZM4 10.5A4 4 0 0 1 11 7M7.5 2v1.6M1.6 9h1.6M3.3 4.3l1.1 1.1M11.7 4.3l-1.1 1.1',
  cloudy: 'M7 18.5a3.5 3.5 0 0 1-.4-7A5 5 0 0 1 16.3 10a4.3 4.3 0 0 1 .7 8.5Z',
  fog: 'M4 7h16M6 11.5h14M4 16h13M8 20h10',
  drizzle: `${cloud}M9 18v1.2M13 18v1.2M11 21v1.2M15 21v1.2`,
  rain: `${cloud}M8.5 18l-1.5 4M12.5 18l-1.5 4M16.5 18l-1.5 4`,
  snow: `${cloud}M8 18.5v.01M12 18.5v.01M16 18.5v.01M10 21.5v.01M14 21.5v.01`,
  thunderstorm: `${cloud}M12.5 16l-3 3.5h3.5l-2 3`,
};

export const WeatherIcon = ({ picture }: { picture: WeatherPicture }) => (
  <svg
    className={styles.icon}
    width="28"
    height="28"
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
  >
    <path d={strokes[picture]} />
  </svg>
);
