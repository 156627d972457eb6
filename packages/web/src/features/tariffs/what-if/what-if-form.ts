// Pure: what is to have been different, as it is typed, as the address keeps it and as the server is asked.

import { type TariffBody, type WhatIfBody, whatIfBody } from '@ohmstead/contract';
import type { Checked } from '../../../forms/check-form.ts';
import { checkPaths } from '../../../forms/check-paths.ts';
import { readDecimal } from '../../../forms/decimal.ts';
import { addDays } from '../../../model/dates/calendar.ts';

const texts = ['from', 'lastDay', 'capacity', 'power', 'efficiency', 'solarKw'] as const;

export type WhatIfForm = Readonly<Record<(typeof texts)[number], string>> & {
  readonly battery: boolean;
  readonly solar: boolean;
};

/** The days up to yesterday, since today is not over. */
const usualDays = 365;

/** What the address leaves out has its usual value. */
export const formOfSearch = (search: Record<string, unknown>, today: string): WhatIfForm => {
  const given = (name: string, usual: string) => textOf(search[name]) ?? usual;
  const capacity = textOf(search.capacity);
  const solarKw = textOf(search.solarKw);
  return {
    from: given('from', addDays(today, -usualDays)),
    lastDay: given('lastDay', addDays(today, -1)),
    battery: capacity !== null,
    capacity: capacity ?? '10',
    power: given('power', ''),
    efficiency: given('efficiency', '90'),
    solar: solarKw !== null,
    solarKw: solarKw ?? '5',
  };
};

const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

export const searchOfForm = (form: WhatIfForm) => ({
  from: form.from,
  lastDay: form.lastDay,
  ...(form.battery && { capacity: form.capacity, power: form.power, efficiency: form.efficiency }),
  ...(form.solar && { solarKw: form.solarKw }),
});

/** Returns null when nothing would be different. */
export const checkWhatIf = (form: WhatIfForm, tariff: TariffBody | null): Checked<WhatIfBody> | null => {
  if (!form.battery && !form.solar && tariff === null) return null;
  const power = readDecimal(form.power);
  const percent = readDecimal(form.efficiency);
  return checkPaths(whatIfBody, {
    from: form.from,
    to: addDays(form.lastDay, 1),
    ...(tariff && { tariff }),
    ...(form.battery && {
      battery: {
        capacityKwh: readDecimal(form.capacity) ?? Number.NaN,
        ...(power !== null && { powerKw: power }),
        ...(percent !== null && { efficiency: percent / 100 }),
      },
    }),
    ...(form.solar && { solarKw: readDecimal(form.solarKw) ?? Number.NaN }),
  });
};
