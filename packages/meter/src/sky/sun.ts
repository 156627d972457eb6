// The position of the sun by the Astronomical Almanac's low-precision formulae, accurate to 0.01° between 1950 and 2050.

/** Unit vector towards the sun in the local axes of a location; `up` below 0 is night. */
export type SunVector = { readonly east: number; readonly north: number; readonly up: number };

const radian = Math.PI / 180;
const j2000Ms = Date.UTC(2000, 0, 1, 12);

/** The sun's declination and right ascension, which hardly move within a day. */
const celestial = (atMs: number) => {
  const days = (atMs - j2000Ms) / 86_400_000;
  const anomaly = (357.528 + 0.9856003 * days) * radian;
  const longitude =
    (280.46 + 0.9856474 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * radian;
  const tilt = 23.439 * radian;
  return {
    declination: Math.asin(Math.sin(tilt) * Math.sin(longitude)),
    ascension: Math.atan2(Math.cos(tilt) * Math.sin(longitude), Math.cos(longitude)),
  };
};

/** The path of the sun over a location in the day around an instant. */
export const sunOver = (latitude: number, longitude: number, aroundMs: number) => {
  const { declination, ascension } = celestial(aroundMs);
  const sinDec = Math.sin(declination);
  const cosDec = Math.cos(declination);
  const sinLat = Math.sin(latitude * radian);
  const cosLat = Math.cos(latitude * radian);
  return (atMs: number): SunVector => {
    const siderealHours = 18.697374558 + (24.06570982441908 * (atMs - j2000Ms)) / 86_400_000;
    const hour = (siderealHours * 15 + longitude) * radian - ascension;
    const cosHour = Math.cos(hour);
    return {
      east: -cosDec * Math.sin(hour),
      north: sinDec * cosLat - cosDec * sinLat * cosHour,
      up: sinDec * sinLat + cosDec * cosLat * cosHour,
    };
  };
};
