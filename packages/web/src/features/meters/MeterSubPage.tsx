import type { Meter } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isMissing } from '../../api/is-missing.ts';
import { Page } from '../../frame/Page.tsx';
import { meterQuery } from '../../model/meter/meter.ts';
import { siteQuery } from '../../model/site/site.ts';
import { siteListQuery } from '../../model/site/site-list.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { QueryState } from '../../ui/QueryState.tsx';
import { MeterMissing } from './MeterMissing.tsx';
import styles from './MeterSubPage.module.css';
import { idOfPath } from './meter-search.ts';
import type { Rights } from './rights.ts';
import { useRights } from './use-rights.ts';

export type ShownMeter = {
  readonly meter: Meter;
  /** The time zone of its site. */
  readonly zone: string;
  readonly rights: Rights;
};

type MeterSubPageProps = {
  title: TextKey;
  /** The part of the path, which may be no id at all. */
  id: string;
  onRefresh?: () => void;
  children: (shown: ShownMeter) => ReactNode;
};

/** A page about one thing of a meter. */
export const MeterSubPage = ({ id, ...props }: MeterSubPageProps) => {
  const meterId = idOfPath(id);
  return meterId ? <Known key={meterId} id={meterId} {...props} /> : <MeterMissing />;
};

type KnownProps = Omit<MeterSubPageProps, 'id'> & { id: number };

const Known = ({ id, title, onRefresh, children }: KnownProps) => {
  const { say } = useTexts();
  const meter = useQuery(meterQuery(id));
  if (isMissing(meter.error)) return <MeterMissing />;
  const refresh = () => {
    void meter.refetch();
    onRefresh?.();
  };
  return (
    <Page title={say(title)} back narrow onRefresh={refresh} refreshing={meter.isFetching}>
      <QueryState query={meter} blocks={[160, 240]}>
        {(data) => <InItsZone meter={data}>{children}</InItsZone>}
      </QueryState>
    </Page>
  );
};

const InItsZone = ({ meter, children }: { meter: Meter; children: KnownProps['children'] }) => {
  const site = useQuery(siteQuery(meter.siteId));
  const sites = useQuery(siteListQuery);
  const rights = useRights(meter.siteId);
  return (
    <QueryState query={site} blocks={[160, 240]} nested>
      {({ name, timeZone }) => (
        <>
          <p className={styles.about}>
            <Link to="/edit/meter/$id" params={{ id: String(meter.id) }}>
              {meter.name}
            </Link>
            <span>
              {name} · SN {meter.sn}
            </span>
          </p>
          <QueryState query={sites} blocks={[160, 240]} nested>
            {() => children({ meter, zone: timeZone, rights })}
          </QueryState>
        </>
      )}
    </QueryState>
  );
};
