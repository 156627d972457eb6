import { type Band, bands } from '@ohmstead/domain';
import { useState } from 'react';
import type { FieldErrors } from '../../../forms/check-form.ts';
import { bandTexts } from '../../../model/bill/line-text.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import styles from '../TariffForm.module.css';
import { DayGroupFields } from './DayGroupFields.tsx';
import { HolidayFields } from './HolidayFields.tsx';
import { addGroup, type DialSeason, withSeasons } from './plan-edits.ts';
import { SeasonFields } from './SeasonFields.tsx';
import { dayKinds, type SchedulePlan } from './schedule-plan.ts';

type HoursFieldsProps = {
  path: string;
  plan: SchedulePlan;
  errors: FieldErrors;
  onPlan: (plan: SchedulePlan) => void;
};

export const HoursFields = ({ path, plan, errors, onPlan }: HoursFieldsProps) => {
  const { say } = useTexts();
  const [brush, setBrush] = useState<Band>('peak');
  const [season, setSeason] = useState<DialSeason>('summer');
  const hasSeasons = plan.summer !== null;
  return (
    <fieldset className={styles.set}>
      <legend>{say('tariff.hours')}</legend>
      <Hint>{say('tariff.paintHint')}</Hint>
      <SegmentedControl
        label={say('tariff.brush')}
        options={bands.map((band) => ({ value: band, label: say(bandTexts[band]) }))}
        value={brush}
        onChange={setBrush}
      />
      <Checkbox
        label={say('tariff.seasons')}
        checked={hasSeasons}
        onChange={(event) => onPlan(withSeasons(plan, event.target.checked))}
      />
      {plan.summer && (
        <SeasonFields
          path={path}
          summer={plan.summer}
          errors={errors}
          onSummer={(summer) => onPlan({ ...plan, summer })}
        />
      )}
      {hasSeasons && (
        <SegmentedControl
          label={say('tariff.season')}
          options={[
            { value: 'summer', label: say('tariff.summer') },
            { value: 'winter', label: say('tariff.winter') },
          ]}
          value={season}
          onChange={setSeason}
        />
      )}
      {plan.groups.map((_, index) => (
        <DayGroupFields
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no name but their place.
          key={index}
          plan={plan}
          index={index}
          brush={brush}
          season={season}
          onPlan={onPlan}
        />
      ))}
      {plan.groups.length < dayKinds.length && (
        <div>
          <Button icon="add" onClick={() => onPlan(addGroup(plan))}>
            {say('tariff.addDays')}
          </Button>
        </div>
      )}
      <HolidayFields plan={plan} onPlan={onPlan} />
    </fieldset>
  );
};
