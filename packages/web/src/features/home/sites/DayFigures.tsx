import { unknownText } from '@ohmstead/i18n';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import type { SiteYesterday } from './yesterday-view.ts';

/** A site’s use and cost of a day, each with the way to its report. */
export const DayFigures = ({ site: { id, date, kWh, amount, currency } }: { site: SiteYesterday }) => {
  const { formats } = useTexts();
  if (kWh === null) return unknownText;
  const params = { id: String(id) };
  const search = { period: 'day', date } as const;
  return (
    <>
      <Link to="/site/$id/report/energy" params={params} search={search}>
        {formats.quantity(kWh, 'kWh')}
      </Link>
      {amount !== null && (
        <Link to="/site/$id/report/bill" params={params} search={search}>
          {formats.money(amount, currency)}
        </Link>
      )}
    </>
  );
};
