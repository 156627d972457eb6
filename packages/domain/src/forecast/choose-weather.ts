// Which of the weather makes a site's forecast better: by the errors of its back-tests, all figures together. All of them
// take the same features, since only then import + yield − export = consumption holds in the forecast too.
import type { BackTestSpan } from './back-test.ts';
import type { WeatherUse } from './day-features.ts';

export type WeatherTrial = {
  readonly use: WeatherUse;
  /** Of each figure. */
  readonly backTests: readonly (readonly BackTestSpan[])[];
};

/** Less is found by chance among so few spans. */
const leastGain = 0.02;
const leastSpans = 8;

/** `none` unless another use was better by enough. */
export const chooseWeather = (trials: readonly WeatherTrial[]): WeatherUse => {
  const without = trials.find(({ use }) => use === 'none');
  if (!without || spansOf(without) < leastSpans) return 'none';
  const errors = trials.map((trial) => ({ use: trial.use, error: errorOf(trial) }));
  const best = errors.reduce((least, trial) => (trial.error < least.error ? trial : least));
  return best.error < (1 - leastGain) * errorOf(without) ? best.use : 'none';
};

const spansOf = ({ backTests }: WeatherTrial): number =>
  Math.max(0, ...backTests.map((spans) => spans.length));

const errorOf = ({ backTests }: WeatherTrial): number =>
  backTests.flat().reduce((sum, { actual, forecast }) => sum + Math.abs(actual - forecast), 0);
