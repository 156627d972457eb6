// Where the weather of a site is asked for: its coordinates rounded to a hundredth of a degree, about a kilometre. Sites
// next to each other share a cell, and nobody learns from it which house it is.

export type WeatherCell = {
  /** Both coordinates, such as `52.52,13.41`. */
  readonly key: string;
  readonly latitude: number;
  readonly longitude: number;
};

const stepsPerDegree = 100;
const digits = 2;

export const weatherCellOf = (latitude: number, longitude: number): WeatherCell => {
  const cell = { latitude: rounded(latitude), longitude: rounded(longitude) };
  return { ...cell, key: `${cell.latitude.toFixed(digits)},${cell.longitude.toFixed(digits)}` };
};

/** Without a negative zero, which would be another key. */
const rounded = (degrees: number): number => Math.round(degrees * stepsPerDegree) / stepsPerDegree + 0;
