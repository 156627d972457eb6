import type { SiteLoad } from '@ohmstead/contract';
import { useMemo } from 'react';
import { useReportPeriod } from '../../../report/report-period.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { LineChart } from '../../../ui/charts/lines/LineChart.tsx';
import { decimalsOf, type PowerUnit, toUnit } from '../../../ui/charts/power-unit.ts';
import { Hint } from '../../../ui/Hint.tsx';
import { curveUnit, durationCurve, loadAt } from './duration-curve.ts';
import type { ComparedLoad } from './load-tiles.ts';

type DurationCurveProps = {
  load: SiteLoad;
  compared: ComparedLoad | null;
  onStep: (by: -1 | 1) => void;
};

/** Shows for how much of the time each load was reached. */
export const DurationCurve = ({ load, compared, onStep }: DurationCurveProps) => {
  const { say, formats } = useTexts();
  const span = useReportPeriod();
  const other = compared?.load ?? null;
  const data = useMemo(() => durationCurve(load, other, formats), [load, other, formats]);
  const unit = curveUnit(load, other);
  const write = (part: number) => formats.quantity(toUnit(loadAt(load, part), unit), unit, decimalsOf[unit]);
  return (
    <Card title={say('load.curve')}>
      <Hint>{say('load.curveHint')}</Hint>
      <LineChart
        heading={{ title: say('load.curve'), span }}
        data={data}
        labels={{ current: say('load.thisPeriod'), compared: compared?.label ?? '' }}
        whole={{
          label: formats.percent(middle),
          values: { current: wholeOf(load, unit), compared: other && wholeOf(other, unit) },
        }}
        summary={say('load.curveSummary', { half: write(middle), tenth: write(tenth) })}
        slotName={say('load.share')}
        onStep={onStep}
      />
    </Card>
  );
};

const middle = 0.5;
const tenth = 0.1;

const wholeOf = (load: SiteLoad, unit: PowerUnit): number | null => toUnit(loadAt(load, middle), unit);
