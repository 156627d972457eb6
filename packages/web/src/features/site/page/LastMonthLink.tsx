import { Link } from '@tanstack/react-router';
import { addMonths, monthStart } from '../../../model/dates/calendar.ts';
import { useTexts } from '../../../texts/use-texts.ts';

/** The same of the month before: what is asked next. */
export const LastMonthLink = ({ siteId, today }: { siteId: number; today: string }) => {
  const { say } = useTexts();
  return (
    <p>
      <Link
        to="/site/$id/report/energy"
        params={{ id: String(siteId) }}
        search={{ period: 'month', date: addMonths(monthStart(today), -1) }}
      >
        {say('period.lastMonth')}
      </Link>
    </p>
  );
};
