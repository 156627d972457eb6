// A server that answers as Open-Meteo does, or badly, with weather that is made up: synthetic, the same at every run.
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WeatherSources } from '../src/config/weather-sources.ts';

type Answer = (response: ServerResponse) => void;

export type TestOpenMeteo = {
  readonly sources: WeatherSources;
  /** Paths with their queries, in the order they came. */
  readonly asked: readonly string[];
  /** Every answer from now on; null: as Open-Meteo’s. */
  answerBy(answer: Answer | null): void;
  close(): Promise<void>;
};

const hourS = 3600;
const dayS = 86_400;

/** °C, with a daily course and weather that changes every few days. */
export const syntheticC = (atS: number): number =>
  8 + 6 * Math.sin((3 * atS) / dayS) + 4 * Math.cos((2 * Math.PI * (atS - 14 * hourS)) / dayS);

const radiationOf = (atS: number): number =>
  Math.max(0, 600 * Math.sin((2 * Math.PI * (atS - 6.5 * hourS)) / dayS));

/** `nowMs` is what the server takes for now. */
export const openMeteoForTest = async (nowMs: () => number): Promise<TestOpenMeteo> => {
  const asked: string[] = [];
  let answerBy: Answer | null = null;
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (answerBy) return answerBy(response);
    const url = new URL(request.url ?? '', 'http://localhost');
    sendJson(response, answerOf(url, Math.floor(nowMs() / 1000)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // It listens on a port, not on a pipe.
  const address = `http://127.0.0.1:${port}`;
  return {
    sources: { forecast: address, archive: address, geocoding: address },
    asked,
    answerBy: (answer) => {
      answerBy = answer;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

export const sendJson = (response: ServerResponse, value: unknown): void => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
};

const answerOf = ({ pathname, searchParams }: URL, nowS: number): unknown => {
  const number = (name: string) => Number(searchParams.get(name));
  const startOfDay = Math.floor(nowS / dayS) * dayS;
  if (pathname === '/v1/forecast') {
    const fromS = startOfDay - number('past_days') * dayS;
    const hours = hourly(fromS, startOfDay + number('forecast_days') * dayS);
    return {
      utc_offset_seconds: 0,
      current: { time: nowS, temperature_2m: 7.5, weather_code: 61 },
      hourly: hours,
    };
  }
  if (pathname === '/v1/archive') {
    const at = (name: string) => Date.parse(searchParams.get(name) ?? '') / 1000;
    const { time, temperature_2m, shortwave_radiation } = hourly(at('start_date'), at('end_date') + dayS);
    return { hourly: { time, temperature_2m, shortwave_radiation } };
  }
  const berlin = {
    name: 'Berlin',
    admin1: 'Land Berlin',
    country: 'Germany',
    latitude: 52.52437,
    longitude: 13.41053,
  };
  const hamlet = { name: 'Berlin', latitude: 44.46867, longitude: -71.18508, elevation: 311 };
  return searchParams.get('name') === 'Berlin' ? { results: [berlin, hamlet] } : { generationtime_ms: 0.3 };
};

const hourly = (fromS: number, toS: number) => {
  const time = Array.from({ length: (toS - fromS) / hourS }, (_, hour) => fromS + hour * hourS);
  return {
    time,
    temperature_2m: time.map(syntheticC),
    shortwave_radiation: time.map(radiationOf),
    sunshine_duration: time.map((at) => (radiationOf(at) > 200 ? hourS : 0)),
    weather_code: time.map(() => 3),
  };
};
