// Pure: maps made in China show places shifted by some hundred metres (GCJ-02); coordinates here are those of the
// world (WGS 84). The law's formula is known from https://github.com/googollee/eviltransform.
import type { Pin } from './pin.ts';

/** Krasovsky's ellipsoid: half its great axis in metres, and its squared eccentricity. */
const axisM = 6_378_245;
const eccentricity2 = 0.006_693_421_622_965_943;
const { PI, abs, cos, sin, sqrt } = Math;

export const toGcj02 = (pin: Pin): Pin => {
  if (isOutside(pin)) return pin;
  const shift = shiftAt(pin);
  return { latitude: pin.latitude + shift.latitude, longitude: pin.longitude + shift.longitude };
};

/** There is no formula back: the shift changes so slowly that a few steps come within a millimetre. */
export const fromGcj02 = (shown: Pin): Pin => {
  let pin = shown;
  for (let step = 0; step < 6; step++) {
    const there = toGcj02(pin);
    pin = {
      latitude: pin.latitude + shown.latitude - there.latitude,
      longitude: pin.longitude + shown.longitude - there.longitude,
    };
  }
  return pin;
};

const isOutside = ({ latitude, longitude }: Pin): boolean =>
  longitude < 72.004 || longitude > 137.8347 || latitude < 0.8293 || latitude > 55.8271;

const shiftAt = ({ latitude, longitude }: Pin): Pin => {
  const [x, y] = [longitude - 105, latitude - 35];
  const angle = (latitude * PI) / 180;
  const magic = 1 - eccentricity2 * sin(angle) ** 2;
  const northM =
    -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * sqrt(abs(x)) + common(x) + northWaves(y);
  const eastM = 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * sqrt(abs(x)) + common(x) + eastWaves(x);
  return {
    latitude: (northM * 180 * magic * sqrt(magic)) / (axisM * (1 - eccentricity2) * PI),
    longitude: (eastM * 180 * sqrt(magic)) / (axisM * cos(angle) * PI),
  };
};

const common = (x: number): number => ((20 * sin(6 * x * PI) + 20 * sin(2 * x * PI)) * 2) / 3;

const northWaves = (y: number): number =>
  ((20 * sin(y * PI) + 40 * sin((y / 3) * PI)) * 2) / 3 +
  ((160 * sin((y / 12) * PI) + 320 * sin((y / 30) * PI)) * 2) / 3;

const eastWaves = (x: number): number =>
  ((20 * sin(x * PI) + 40 * sin((x / 3) * PI)) * 2) / 3 +
  ((150 * sin((x / 12) * PI) + 300 * sin((x / 30) * PI)) * 2) / 3;
