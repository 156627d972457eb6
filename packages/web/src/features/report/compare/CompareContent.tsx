import { calendarFormatsOf } from '@ohmstead/i18n';
import { useToday } from '../../../model/dates/use-today.ts';
import type { Site } from '../../../model/site/site.ts';
import { PeriodControls } from '../../../report/PeriodControls.tsx';
import { periodLabel } from '../../../report/period-label.ts';
import { usePeriod } from '../../../report/use-period.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { AgainstPicker } from './AgainstPicker.tsx';
import { otherSide } from './against.ts';
import { ComparedSides } from './ComparedSides.tsx';
import { useAgainst } from './use-against.ts';
import { useSideNames } from './use-side-names.ts';

/** Any two periods of a site, or two sites in one period. */
export const CompareContent = ({ site }: { site: Site }) => {
  const { say, lang } = useTexts();
  const today = useToday(site.timeZone);
  const state = usePeriod({ today, kinds: ['day', 'month', 'year', 'range'], usual: 'month' });
  const [against, choose] = useAgainst();
  const first = { siteId: site.id, period: state.period };
  const second = otherSide(first, against, state.newest);
  const nameOf = useSideNames(first, second, site);
  const label = periodLabel(state.period, calendarFormatsOf(lang), say('period.allTime'));
  return (
    <>
      <PeriodControls state={state} label={label} />
      <AgainstPicker
        siteId={site.id}
        period={state.period}
        other={second?.period ?? null}
        value={against}
        onChange={choose}
      />
      {second && (
        <ComparedSides
          key={`${first.siteId} ${second.siteId}`}
          sides={[first, second]}
          names={[nameOf(first), nameOf(second)]}
          showsPrices={site.showsPrices}
        />
      )}
    </>
  );
};
