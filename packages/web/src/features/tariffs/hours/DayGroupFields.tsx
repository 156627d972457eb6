import type { Band } from '@ohmstead/domain';
import { useTexts } from '../../../texts/use-texts.ts';
import { IconButton } from '../../../ui/Button.tsx';
import styles from '../TariffForm.module.css';
import { BandPainter } from './BandPainter.tsx';
import type { BandSpan } from './band-plan.ts';
import { dayName, daysName } from './day-names.ts';
import { ExactSpan } from './ExactSpan.tsx';
import { type DialSeason, moveDay, paintHours, removeGroup } from './plan-edits.ts';
import { dayKinds, type SchedulePlan } from './schedule-plan.ts';

type DayGroupFieldsProps = {
  plan: SchedulePlan;
  index: number;
  brush: Band;
  season: DialSeason;
  onPlan: (plan: SchedulePlan) => void;
};

/** Days of the same hours, and those hours. */
export const DayGroupFields = ({ plan, index, brush, season, onPlan }: DayGroupFieldsProps) => {
  const texts = useTexts();
  const { say } = texts;
  const group = plan.groups[index];
  if (!group) return null;
  const shownDays = group.days.filter((day) => day !== 'holiday' || plan.holidays.length > 0);
  const everyDay = plan.groups.length === 1;
  const name = everyDay ? say('tariff.everyDay') : daysName(shownDays, texts);
  const paint = (span: BandSpan) => onPlan(paintHours(plan, index, season, span));
  return (
    <div className={styles.box}>
      {!everyDay && (
        <div className={styles.head}>
          <DayChips plan={plan} index={index} onPlan={onPlan} />
          <IconButton
            icon="remove"
            label={say('tariff.removeDays', { days: name })}
            onClick={() => onPlan(removeGroup(plan, index))}
          />
        </div>
      )}
      <BandPainter
        label={say('tariff.strip', { days: name })}
        plan={group[season]}
        brush={brush}
        onPaint={paint}
      />
      <ExactSpan brush={brush} onPaint={paint} />
    </div>
  );
};

/** A day is in one group only: choosing it here takes it from the other. */
const DayChips = ({ plan, index, onPlan }: Pick<DayGroupFieldsProps, 'plan' | 'index' | 'onPlan'>) => {
  const texts = useTexts();
  const days = dayKinds.filter((day) => day !== 'holiday' || plan.holidays.length > 0);
  return (
    <fieldset className={styles.set}>
      <legend className="hidden-visually">{texts.say('tariff.days')}</legend>
      <div className={styles.chips}>
        {days.map((day) => {
          const here = plan.groups[index]?.days.includes(day) ?? false;
          return (
            <button
              key={day}
              type="button"
              className={styles.chip}
              aria-pressed={here}
              onClick={() => onPlan(moveDay(plan, day, here ? (index === 0 ? 1 : 0) : index))}
            >
              {dayName(day, texts)}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
};
