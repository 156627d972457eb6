// Pure: the steps of adding a meter as they stand in the address, so that Back and a reload keep the place.

export const makes = ['iammeter', 'homeAssistant', 'http', 'file'] as const;
export type Make = (typeof makes)[number];

export const addSteps = ['make', 'number', 'settings', 'check', 'details'] as const;
export type AddStep = (typeof addSteps)[number];

export type AddMeterSearch = {
  /** Left out: the first. */
  step?: AddStep;
  make?: Make;
  /** Set once the meter is saved. */
  meter?: number;
  /** The site it is added to. */
  site?: number;
  /** The device can send its serial number only. */
  way?: 'sn';
};

export const addMeterSearch = ({
  step,
  make,
  meter,
  site,
  way,
}: Record<string, unknown>): AddMeterSearch => ({
  ...(isOneOf(addSteps, step) && { step }),
  ...(isOneOf(makes, make) && { make }),
  ...(isId(meter) && { meter }),
  ...(isId(site) && { site }),
  ...(way === 'sn' && { way }),
});

const isOneOf = <Value>(values: readonly Value[], value: unknown): value is Value =>
  values.some((one) => one === value);

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
