import type { EnergyTariff } from '@ohmstead/domain';
import { addDays } from '../../../model/dates/calendar.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { BandSpans, BandStrip } from '../hours/BandStrip.tsx';
import type { BandPlan } from '../hours/band-plan.ts';
import { daysName, monthDayName } from '../hours/day-names.ts';
import { type DayGroup, schedulePlan } from '../hours/schedule-plan.ts';
import styles from './VersionCard.module.css';

/** The hours of a tariff that has some; each dial under the days and the season it is for. */
export const HoursView = ({ tariff }: { tariff: EnergyTariff }) => {
  const texts = useTexts();
  const { say, lang } = texts;
  if (!('schedule' in tariff)) return null;
  const { summer, groups, holidays } = schedulePlan(tariff.schedule);
  const daysOf = ({ days }: DayGroup) =>
    groups.length === 1
      ? say('tariff.everyDay')
      : daysName(
          days.filter((day) => day !== 'holiday' || holidays.length > 0),
          texts,
        );
  return (
    <div className={styles.hours}>
      {groups.map((group) => {
        const days = daysOf(group);
        if (!summer || group.summer.join() === group.winter.join()) {
          return <Dial key={days} title={days} plan={group.summer} />;
        }
        const from = monthDayName(summer.from, lang);
        const last = monthDayName(lastDayBefore(summer.to), lang);
        return [
          <Dial
            key={`${days} summer`}
            title={`${days} · ${say('tariff.summer')} (${from} – ${last})`}
            plan={group.summer}
          />,
          <Dial key={`${days} winter`} title={`${days} · ${say('tariff.winter')}`} plan={group.winter} />,
        ];
      })}
    </div>
  );
};

/** The year is one without a 29th of February, which nobody calls the end of a season. */
const lastDayBefore = (monthDay: string): string => addDays(`2023-${monthDay}`, -1).slice(5);

const Dial = ({ title, plan }: { title: string; plan: BandPlan }) => (
  <section>
    <h3>{title}</h3>
    <BandStrip plan={plan} />
    <BandSpans plan={plan} />
  </section>
);
