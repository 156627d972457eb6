// A server in the test's process that answers as Open-Meteo does, with weather that is made up.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type WeatherServer = {
  readonly url: string;
  /** What it was asked for, in order. */
  readonly asked: readonly URL[];
  /** From now on, or no longer, it answers 503. */
  setAway(isAway: boolean): void;
  close(): Promise<void>;
};

const hourS = 3600;
const dayS = 86_400;

export const weatherServer = async (): Promise<WeatherServer> => {
  const asked: URL[] = [];
  let isAway = false;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    asked.push(url);
    if (isAway) return response.writeHead(503).end();
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answerTo(url)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // It listens on a port, not on a pipe.
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    setAway: (away) => {
      isAway = away;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

const answerTo = ({ pathname, searchParams }: URL): unknown => {
  const number = (name: string) => Number(searchParams.get(name));
  const atS = (name: string) => Date.parse(searchParams.get(name) ?? '') / 1000;
  if (pathname === '/v1/search') return { results: placesNamed(searchParams.get('name') ?? '') };
  if (pathname === '/v1/archive') return { hourly: hourly(atS('start_date'), atS('end_date') + dayS) };
  const todayS = Math.floor(Date.now() / 1000 / dayS) * dayS;
  return {
    current: { temperature_2m: 7.6, weather_code: 61 },
    hourly: hourly(todayS - number('past_days') * dayS, todayS + number('forecast_days') * dayS),
  };
};

const places = [
  {
    name: 'Springfield',
    admin1: 'Illinois',
    country: 'United States',
    latitude: 39.80172,
    longitude: -89.64371,
  },
  {
    name: 'Springfield',
    admin1: 'Missouri',
    country: 'United States',
    latitude: 37.21533,
    longitude: -93.29824,
  },
];

const placesNamed = (name: string) => places.filter((place) => place.name.startsWith(name));

const hourly = (fromS: number, toS: number) => {
  const time = Array.from({ length: (toS - fromS) / hourS }, (_, hour) => fromS + hour * hourS);
  const isDay = (at: number) => at % dayS >= 8 * hourS && at % dayS < 16 * hourS;
  return {
    time,
    temperature_2m: time.map((at) => (isDay(at) ? 11 : 4)),
    shortwave_radiation: time.map((at) => (isDay(at) ? 250 : 0)),
    sunshine_duration: time.map((at) => (isDay(at) ? hourS / 2 : 0)),
    weather_code: time.map(() => 2),
  };
};
