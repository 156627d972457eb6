// Two years of a virtual site, with the weather that it lived in. What a weather service knows of a place is not what its roof gets:
// the light differs by some twelve percent from day to day.
import { balanceOf, dateOfDayNumber, dayNumberOf, dayWeatherOf, hourMs, localDay } from '@ohmstead/domain';
import { createSiteModel, type profileNames, profiles, readingAt, weatherHours } from '@ohmstead/meter';
import { drawsOf } from './draws.ts';
import type { RawDay, RawPhase, RawSite } from './raw-day.ts';

type ProfileName = (typeof profileNames)[number];
type Model = ReturnType<typeof createSiteModel>;
type Order = { readonly from: string; readonly days: number; readonly seed: number };

const lightError = 0.12;

export const virtualDays = (name: ProfileName, { from, days, seed }: Order): RawSite => {
  const profile = profiles[name];
  const { zone } = profile;
  const first = dayNumberOf(from);
  const toDate = dateOfDayNumber(first + days);
  const span = [localDay(zone, from).fromMs, localDay(zone, toDate).fromMs + hourMs] as const;
  const weather = dayWeatherOf(weatherHours({ profile, seed }, ...span), { zone, fromDate: from, toDate });
  const model = createSiteModel(profile, seed, span[0]);
  const draw = drawsOf(seed);
  const found = weather.map((day, index): RawDay => {
    const { fromMs, toMs } = localDay(zone, day.date);
    const hours = hoursOf(model, fromMs, toMs);
    const light = day.radiationWhPerM2;
    return {
      dayNumber: first + index,
      hoursW: hours.map(({ consumedW }) => consumedW),
      yieldMwh: profile.solar ? Math.round(1000 * hours.reduce((sum, { yieldW }) => sum + yieldW, 0)) : null,
      temperature: day.minC === null || day.maxC === null ? null : (day.minC + day.maxC) / 2,
      radiationWhPerM2: light === null ? null : light * Math.exp(lightError * draw.normal()),
      phases: phasesOf(model, fromMs, toMs),
    };
  });
  return { name, days: found };
};

const joulesPerWattHour = 3600;

const hoursOf = (model: Model, fromMs: number, toMs: number) => {
  const hours: { consumedW: number; yieldW: number }[] = [];
  let before = countedAt(model, fromMs);
  for (let atMs = fromMs + hourMs; atMs <= toMs; atMs += hourMs) {
    const after = countedAt(model, atMs);
    const flows = after.map(({ useType, plus, minus }, index) => ({
      useType,
      imported: (plus - (before[index]?.plus ?? 0)) / joulesPerWattHour,
      exported: (minus - (before[index]?.minus ?? 0)) / joulesPerWattHour,
    }));
    const { consumed, yielded } = balanceOf(flows, 'energy');
    hours.push({ consumedW: Math.max(0, consumed ?? 0), yieldW: yielded ?? 0 });
    before = after;
  }
  return hours;
};

const countedAt = (model: Model, atMs: number) =>
  model.profile.meters.map((meter, index) => {
    const { joules } = model.momentAt(index, atMs);
    const sum = (offset: 0 | 1) =>
      meter.phases.reduce((all, _, phase) => all + (joules[2 * phase + offset] ?? 0), 0);
    return { useType: meter.useType, plus: sum(0), minus: sum(1) };
  });

const readingsPerDay = 12;

const phasesOf = (model: Model, fromMs: number, toMs: number): RawPhase[] => {
  const instants = Array.from({ length: readingsPerDay }, (_, index) =>
    Math.floor(fromMs + ((index + 0.5) / readingsPerDay) * (toMs - fromMs)),
  );
  const readings = instants.map((atMs) => readingAt(model, 0, atMs));
  const phases = readings[0]?.phases.length ?? 0;
  return Array.from({ length: phases }, (_, phase) => ({
    share: 1 / phases,
    volts: readings.map((reading) => reading.phases[phase]?.voltageV ?? 0),
    watts: readings.map((reading) => reading.phases[phase]?.powerW ?? 0),
  }));
};
