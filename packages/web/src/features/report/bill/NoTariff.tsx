import type { BillReport } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Site } from '../../../model/site/site.ts';
import { Kpi, Kpis } from '../../../report/Kpis.tsx';
import { useTexts } from '../../../texts/use-texts.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { spanQuery } from '../queries.ts';

/** Energy without a price: what it takes to have a bill, and the energy all the same. */
export const NoTariff = ({ site, bill }: { site: Site; bill: BillReport }) => {
  const { say } = useTexts();
  const energy = useQuery(spanQuery(site.id, bill));
  return (
    <>
      <EmptyState title={say('bill.noTariff')} text={say('bill.noTariffText')}>
        {site.role === 'owner' && (
          <Link
            to="/edit/place/$id/tariff/$version"
            params={{ id: String(site.id), version: '0' }}
            className={buttonClass('primary')}
          >
            {say('action.setTariff')}
          </Link>
        )}
      </EmptyState>
      <QueryState query={energy} blocks={[96]} nested>
        {({ importKwh, exportKwh }) => (
          <Kpis>
            <Kpi label={say('energy.import')} icon="arrowIn" tone="import">
              <Amount value={importKwh} unit="kWh" />
            </Kpi>
            <Kpi label={say('energy.export')} icon="arrowOut" tone="export">
              <Amount value={exportKwh} unit="kWh" />
            </Kpi>
          </Kpis>
        )}
      </QueryState>
    </>
  );
};
