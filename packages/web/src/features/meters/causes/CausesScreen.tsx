import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { isMissing } from '../../../api/is-missing.ts';
import { datesOfSearch, isDay, newestDays } from '../../../causes/cause-dates.ts';
import { Page } from '../../../frame/Page.tsx';
import { spanName } from '../../../model/dates/date-names.ts';
import { useToday } from '../../../model/dates/use-today.ts';
import { type Site, siteQuery } from '../../../model/site/site.ts';
import { isId } from '../../../navigation/is-id.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { isWhole } from '../../../ui/coverage-text.ts';
import { EmptyState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import styles from './Causes.module.css';
import { HighestQuarters } from './HighestQuarters.tsx';
import { MeterCauses } from './MeterCauses.tsx';
import { type AskedDays, causesQuery } from './queries.ts';

const route = '/account/site/$id/causes';

/** What is behind a site's figures of some days: its meters' entries, and of one day when most was used. */
export const CausesScreen = () => {
  const { say } = useTexts();
  const { id } = useParams({ from: route });
  const queries = useQueryClient();
  return (
    <Page title={say('causes.title')} back narrow onRefresh={() => void queries.invalidateQueries()}>
      {isId(id) ? <OfSite key={id} id={Number(id)} /> : <NoSuchSite />}
    </Page>
  );
};

const OfSite = ({ id }: { id: number }) => {
  const site = useQuery(siteQuery(id));
  if (isMissing(site.error)) return <NoSuchSite />;
  return (
    <QueryState query={site} blocks={[44, 160, 160]}>
      {(known) => <OfDays site={known} />}
    </QueryState>
  );
};

const OfDays = ({ site }: { site: Site }) => {
  const { lang } = useTexts();
  const { from, to } = datesOfSearch(useSearch({ from: route }));
  const today = useToday(site.timeZone);
  const days = from && to ? { from, to } : newestDays(today);
  return (
    <>
      <p className={styles.about}>
        <Link to="/site/$id" params={{ id: String(site.id) }}>
          {site.name}
        </Link>
        <span>{spanName(days.from, days.to, lang)}</span>
      </p>
      {isDay(days) && <HighestQuarters siteId={site.id} days={days} />}
      <Causes site={site} days={days} />
    </>
  );
};

const Causes = ({ site, days }: { site: Site; days: AskedDays }) => {
  const { say } = useTexts();
  const causes = useQuery(causesQuery(site.id, days));
  return (
    <QueryState query={causes} blocks={[160, 160]} nested>
      {({ meters }) => {
        const causing = meters.filter(({ items, coverage }) => items > 0 || !isWhole(coverage));
        if (causing.length === 0) return <EmptyState icon="check" title={say('report.whole')} />;
        return causing.map((meter) => (
          <MeterCauses key={meter.id} meter={meter} days={days} zone={site.timeZone} />
        ));
      }}
    </QueryState>
  );
};

/** No such site, or somebody else's: the server does not say which, and neither do we. */
const NoSuchSite = () => {
  const { say } = useTexts();
  return (
    <EmptyState icon="sites" title={say('report.siteMissing')}>
      <Link to="/main" className={buttonClass('primary')}>
        {say('notFound.action')}
      </Link>
    </EmptyState>
  );
};
