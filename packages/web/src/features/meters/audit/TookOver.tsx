import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { useAuditDates } from './use-audit-dates.ts';

/** Leads to what to do where the counts are another meter's. */
export const TookOver = ({ meterId }: { meterId: number }) => {
  const { say } = useTexts();
  return (
    <p>
      {say('audit.tookOver')}{' '}
      <Link to="/edit/meter/$id/replace" params={{ id: String(meterId) }} search={useAuditDates()}>
        {say('replace.title')}
      </Link>
    </p>
  );
};
