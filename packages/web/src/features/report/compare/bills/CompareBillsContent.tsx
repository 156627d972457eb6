import { calendarFormatsOf } from '@ohmstead/i18n';
import { useToday } from '../../../../model/dates/use-today.ts';
import type { Site } from '../../../../model/site/site.ts';
import { PeriodControls } from '../../../../report/PeriodControls.tsx';
import { PricesPrivate } from '../../../../report/PricesPrivate.tsx';
import { periodLabel } from '../../../../report/period-label.ts';
import { usePeriod } from '../../../../report/use-period.ts';
import { useTexts } from '../../../../texts/use-texts.ts';
import { newestBill } from '../../bill/bill-month.ts';
import { AgainstPicker } from '../AgainstPicker.tsx';
import { otherSide } from '../against.ts';
import { useAgainst } from '../use-against.ts';
import { useSideNames } from '../use-side-names.ts';
import { ComparedBills } from './ComparedBills.tsx';

/** Any two bills of a site, or those of two sites for one period. */
export const CompareBillsContent = ({ site }: { site: Site }) => {
  const { say, lang } = useTexts();
  const today = useToday(site.timeZone);
  const newest = newestBill(today, site.billingStartDay);
  const state = usePeriod({ today, newest, kinds: ['month', 'year', 'range'], usual: 'month' });
  const [against, choose] = useAgainst();
  const first = { siteId: site.id, period: state.period };
  const second = otherSide(first, against, newest);
  const nameOf = useSideNames(first, second, site);
  if (!site.showsPrices) return <PricesPrivate siteId={site.id} />;
  return (
    <>
      <PeriodControls
        state={state}
        label={periodLabel(state.period, calendarFormatsOf(lang), say('period.allTime'))}
      />
      <AgainstPicker
        siteId={site.id}
        period={state.period}
        other={second?.period ?? null}
        value={against}
        onChange={choose}
      />
      {second && (
        <ComparedBills
          sides={[first, second]}
          names={[nameOf(first), nameOf(second)]}
          timeZone={site.timeZone}
        />
      )}
    </>
  );
};
