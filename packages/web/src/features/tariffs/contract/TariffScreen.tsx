import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { Site } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { tariffsQuery } from '../queries.ts';
import { SiteFrame } from '../SiteFrame.tsx';
import { PriceSeries } from '../series/PriceSeries.tsx';
import styles from '../TariffForm.module.css';
import { VersionList } from './VersionList.tsx';

export const TariffScreen = () => {
  const { say } = useTexts();
  const { id } = useParams({ from: '/account/edit/place/$id/tariff' });
  return (
    <SiteFrame id={id} title={say('tariff.title')}>
      {(site) => <TariffContent site={site} />}
    </SiteFrame>
  );
};

const TariffContent = ({ site }: { site: Site }) => {
  const { say } = useTexts();
  const tariffs = useQuery(tariffsQuery(site.id));
  const mayEdit = site.role === 'owner';
  return (
    <QueryState query={tariffs} blocks={[220, 220]} nested>
      {(data) => (
        <>
          {data.versions.length === 0 ? (
            <EmptyState icon="key" title={say('tariff.emptyTitle')} text={say('tariff.emptyText')}>
              {mayEdit && <AddVersion id={site.id} look="primary" />}
            </EmptyState>
          ) : (
            <>
              <Hint>{say('tariff.hint')}</Hint>
              <Ways id={site.id} mayEdit={mayEdit} />
              <VersionList site={site} tariffs={data} />
            </>
          )}
          <PriceSeries site={site} series={data.series} minorDigits={data.minorDigits} />
        </>
      )}
    </QueryState>
  );
};

/** Leads to what the tariff makes of the energy, and to another version of it. */
const Ways = ({ id, mayEdit }: { id: number; mayEdit: boolean }) => {
  const { say } = useTexts();
  return (
    <div className={styles.ways}>
      <Link to="/site/$id/report/bill" params={{ id: String(id) }} className={buttonClass('primary')}>
        {say('action.openBill')}
      </Link>
      {mayEdit && <AddVersion id={id} look="secondary" />}
    </div>
  );
};

const AddVersion = ({ id, look }: { id: number; look: 'primary' | 'secondary' }) => {
  const { say } = useTexts();
  return (
    <Link
      to="/edit/place/$id/tariff/$version"
      params={{ id: String(id), version: '0' }}
      className={buttonClass(look)}
    >
      <Icon name="add" />
      <span>{say('tariff.add')}</span>
    </Link>
  );
};
