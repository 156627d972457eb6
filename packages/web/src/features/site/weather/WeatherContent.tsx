import type { SiteWeather } from '@ohmstead/contract';
import { calendarFormatsOf, narrowSpace } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { UpdatedAgo } from '../../../ui/UpdatedAgo.tsx';
import { useNow } from '../../../ui/use-now.ts';
import styles from './WeatherCard.module.css';
import { WeatherIcon } from './WeatherIcon.tsx';
import { weatherNames } from './weather-names.ts';
import { type WeatherDay, type WeatherView, weatherView } from './weather-view.ts';

/** The weather now and for three days. */
export const WeatherContent = ({ weather }: { weather: SiteWeather }) => {
  const { say } = useTexts();
  const view = weatherView(weather, useNow(60_000));
  if (!view) return null;
  const { now, days, oldMs, attribution } = view;
  return (
    <Card title={say('siteDetail.weather')}>
      {oldMs !== null && <UpdatedAgo atMs={oldMs} late />}
      {now && <Now now={now} />}
      <ul className={styles.days}>
        {days.map((day) => (
          <Day key={day.date} day={day} />
        ))}
      </ul>
      {attribution && (
        <p className={styles.by}>
          <a href={attribution.address} target="_blank" rel="noopener noreferrer">
            {say('siteDetail.weatherBy', { name: attribution.name })}
          </a>
        </p>
      )}
    </Card>
  );
};

const useWeatherWords = () => {
  const { say, formats } = useTexts();
  return {
    temperature: (degrees: number | null) => `${formats.number(degrees, 0)}${narrowSpace}°C`,
    name: (picture: WeatherDay['picture']) => picture && say(weatherNames[picture]),
  };
};

const Now = ({ now: { temperatureC, picture } }: { now: NonNullable<WeatherView['now']> }) => {
  const { say } = useTexts();
  const { temperature, name } = useWeatherWords();
  const shown = { temperature: temperature(temperatureC), weather: name(picture) ?? '' };
  return (
    <p className={styles.now}>
      {picture && <WeatherIcon picture={picture} />}
      <strong>{picture ? say('siteDetail.weatherNow', shown) : shown.temperature}</strong>
    </p>
  );
};

const Day = ({ day: { date, picture, minC, maxC, sunHours } }: { day: WeatherDay }) => {
  const { say, lang, formats } = useTexts();
  const { temperature, name } = useWeatherWords();
  return (
    <li className={styles.dayOfWeather}>
      <span className={styles.date}>{calendarFormatsOf(lang).weekday(date)}</span>
      <span className={styles.picture}>
        {picture && <WeatherIcon picture={picture} />}
        {name(picture)}
      </span>
      <span>{say('siteDetail.weatherRange', { low: temperature(minC), high: temperature(maxC) })}</span>
      {sunHours !== null && (
        <span className={styles.sun}>
          {say('siteDetail.weatherSun', { hours: formats.number(sunHours, 1) })}
        </span>
      )}
    </li>
  );
};
