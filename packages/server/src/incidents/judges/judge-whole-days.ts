// What the days that are over show: unusual consumption, no yield, a base load that has risen.
import {
  baseLoadRise,
  defaultAlertParameters,
  defaultRisePercent,
  missedYields,
  mwhPerKwh,
  unusualConsumption,
} from '@ohmstead/domain';
import type { SiteReader } from '../../rollups/site-reader.ts';
import type { SiteSnapshot } from '../../rollups/site-snapshot.ts';
import { weatherOfDays } from './days-weather.ts';
import { type FoundIncident, factsOf } from './found-incident.ts';
import { dayPoints, type KnownDay, knownDays, lowestHours } from './site-days.ts';

export type JudgedDays = { readonly sinceMs: number; readonly found: readonly FoundIncident[] };
type Judge = (reader: SiteReader, site: SiteSnapshot, limit: number | null) => Promise<JudgedDays>;

/** Days that late readings may have changed are judged again. */
const judgedDays = 4;
const lookedBackDays = 56;
const shownDays = 28;

export const judgeUnusual: Judge = async (reader, site, limit) => {
  const days = await knownDays(reader, site, { figure: 'consumed', count: lookedBackDays + judgedDays });
  const leastScore = limit ?? defaultAlertParameters.unusualScore;
  const fromDay = firstJudged(days);
  const weather = await weatherOfDays(reader.db, site, days);
  const weighed = days.map(({ dayNumber, energyMwh }) => ({
    dayNumber,
    energyMwh,
    temperature: weather.get(dayNumber)?.temperature ?? null,
  }));
  const found = unusualConsumption(weighed, { fromDay, leastScore }).flatMap((unusual): FoundIncident[] => {
    const day = days.find(({ dayNumber }) => dayNumber === unusual.dayNumber);
    if (!day) return [];
    return [
      {
        kind: 'unusualConsumption',
        startedMs: day.fromMs,
        endedMs: day.toMs,
        limit: leastScore,
        worst: unusual.score,
        worstAtMs: day.fromMs,
        facts: factsOf({
          soFar: unusual.energyMwh / mwhPerKwh,
          usual: unusual.usualMwh / mwhPerKwh,
          usualLow: unusual.usualLowMwh / mwhPerKwh,
          usualHigh: unusual.usualHighMwh / mwhPerKwh,
          temperature: weather.get(day.dayNumber)?.temperature ?? null,
        }),
        evidence: dayPoints(daysUpTo(days, day)),
      },
    ];
  });
  return { sinceMs: sinceOf(days, fromDay, site), found };
};

export const judgeYield: Judge = async (reader, site, limit) => {
  const days = await knownDays(reader, site, { figure: 'yielded', count: shownDays + 2 * judgedDays });
  const fromDay = firstJudged(days, 2 * judgedDays);
  const weather = await weatherOfDays(reader.db, site, days);
  const weighed = days.map(({ dayNumber, energyMwh }) => ({
    dayNumber,
    yieldMwh: energyMwh,
    sunHours: weather.get(dayNumber)?.sunHours ?? null,
    radiationWhPerM2: weather.get(dayNumber)?.radiationWhPerM2 ?? null,
  }));
  const missed = missedYields(weighed, { fromDay, limitMwh: limit === null ? null : limit * mwhPerKwh });
  const found = stretchesOf(days, missed).map(({ of, stretch }): FoundIncident => {
    const worst = Math.min(...of.map(({ yieldMwh }) => yieldMwh)) / mwhPerKwh;
    const usual = (of.at(-1)?.usualMwh ?? 0) / mwhPerKwh;
    const facts = factsOf({ usual, sunHours: of.at(-1)?.sunHours ?? null });
    return { kind: 'noYield', ...stretch, limit, worst, facts, evidence: dayPoints(days.slice(-shownDays)) };
  });
  return { sinceMs: sinceOf(days, fromDay, site), found };
};

export const judgeBaseLoad: Judge = async (reader, site, limit) => {
  const count = shownDays + 3 * judgedDays;
  const days = await knownDays(reader, site, { figure: 'consumed', count });
  const lowest = await lowestHours(reader, site, days);
  const leastPercent = limit ?? defaultRisePercent;
  const fromDay = firstJudged(days, 2 * judgedDays);
  const risen = lowest.flatMap(({ dayNumber }) => {
    const rise = dayNumber < fromDay ? null : baseLoadRise(lowest, dayNumber, leastPercent);
    return rise ? [{ dayNumber, ...rise }] : [];
  });
  const evidence = lowest.map(({ fromMs, lowestW }) => ({ atMicros: fromMs * 1000, value: lowestW }));
  const found = stretchesOf(days, risen).map(({ of, stretch }): FoundIncident => {
    const last = of.at(-1);
    const worst = Math.max(...of.map(({ percent }) => percent));
    const facts = factsOf({ soFar: last?.nowW ?? null, usual: last?.usualW ?? null });
    return { kind: 'baseLoadRisen', ...stretch, limit: leastPercent, worst, facts, evidence };
  });
  return { sinceMs: sinceOf(days, fromDay, site), found };
};

const firstJudged = (days: readonly KnownDay[], count = judgedDays): number =>
  (days.at(-1)?.dayNumber ?? 0) - count + 1;

const sinceOf = (days: readonly KnownDay[], fromDay: number, site: SiteSnapshot): number =>
  days.find(({ dayNumber }) => dayNumber >= fromDay)?.fromMs ?? site.nowMs;

const daysUpTo = (days: readonly KnownDay[], day: KnownDay): KnownDay[] =>
  days.filter(({ dayNumber }) => dayNumber <= day.dayNumber).slice(-shownDays);

type Stretch<Shown> = {
  readonly of: readonly Shown[];
  readonly stretch: Pick<FoundIncident, 'startedMs' | 'endedMs' | 'worstAtMs'>;
};

/** Days one after another are one incident; it goes on while the last known day is one of them. */
const stretchesOf = <Shown extends { readonly dayNumber: number }>(
  days: readonly KnownDay[],
  shown: readonly Shown[],
): Stretch<Shown>[] => {
  const stretches: Shown[][] = [];
  for (const one of shown) {
    const before = stretches.at(-1);
    if (before?.at(-1)?.dayNumber === one.dayNumber - 1) before.push(one);
    else stretches.push([one]);
  }
  return stretches.flatMap((of) => {
    const first = days.find(({ dayNumber }) => dayNumber === of[0]?.dayNumber);
    const last = days.find(({ dayNumber }) => dayNumber === of.at(-1)?.dayNumber);
    if (!first || !last) return [];
    const endedMs = last === days.at(-1) ? null : last.toMs;
    return [{ of, stretch: { startedMs: first.fromMs, endedMs, worstAtMs: last.fromMs } }];
  });
};
