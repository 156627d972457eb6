import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../texts/use-texts.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { blank, Sentence } from '../../../yesterday/Sentence.tsx';
import { useDetail } from '../../../yesterday/use-detail.ts';
import { useThanUsual } from '../../../yesterday/use-than-usual.ts';
import { yesterdayQuery } from '../queries.ts';
import { DayFigures } from './DayFigures.tsx';
import styles from './YesterdayCard.module.css';
import { type SiteYesterday, type YesterdayView, yesterdayView } from './yesterday-view.ts';

type YesterdayCardProps = {
  several: boolean;
  /** There will be a sum of money for each. */
  currencies: readonly string[];
};

/** What all sites used yesterday and what it cost. Each site’s figures lead to its reports. */
export const YesterdayCard = ({ several, currencies }: YesterdayCardProps) => {
  const { say } = useTexts();
  const { data, isLoadingError } = useQuery(yesterdayQuery);
  const view = data && yesterdayView(data);
  const [only] = view?.sites ?? [];
  if (isLoadingError) return null;
  return (
    <section
      className={several ? styles.several : styles.yesterday}
      aria-label={say('brief.yesterday')}
      aria-busy={view === undefined}
    >
      {view === undefined && (
        <Sentence label={say('brief.yesterday')} detail={blank}>
          {['kWh', ...currencies].map((unit) => (
            <span key={unit} className={styles.loading} />
          ))}
        </Sentence>
      )}
      {view && several && <Together view={view} />}
      {only && !several && <OnlySite site={only} />}
    </section>
  );
};

const Together = ({ view }: { view: YesterdayView }) => {
  const { say, formats } = useTexts();
  const { sites, kWh, amounts } = view;
  return (
    <>
      <Sentence label={say('brief.yesterday')} detail={useDetailOfAll(view)}>
        {kWh === null ? say('brief.unknown') : <span>{formats.quantity(kWh, 'kWh')}</span>}
        {amounts.map(({ currency, amount }) => (
          <span key={currency}>{formats.money(amount, currency)}</span>
        ))}
      </Sentence>
      <Disclosure summary={say('sites.bySite')}>
        <ul className={styles.sites}>
          {sites.map((site) => (
            <SiteRow key={site.id} site={site} />
          ))}
        </ul>
      </Disclosure>
    </>
  );
};

const useDetailOfAll = ({ than, incomplete }: YesterdayView): string | null => {
  const { say } = useTexts();
  const thanUsual = useThanUsual();
  if (than) return thanUsual(than, than.date);
  return incomplete === 0 ? null : say('sites.leftOut', { count: incomplete });
};

const OnlySite = ({ site }: { site: SiteYesterday }) => {
  const { say } = useTexts();
  const detail = useDetail();
  return (
    <Sentence label={say('brief.yesterday')} detail={detail(site)}>
      {site.kWh === null ? say('brief.unknown') : <DayFigures site={site} />}
    </Sentence>
  );
};

const SiteRow = ({ site }: { site: SiteYesterday }) => {
  const detail = useDetail();
  return (
    <li className={styles.site}>
      <span className={styles.name}>{site.name}</span>
      <span className={styles.figures}>
        <DayFigures site={site} />
      </span>
      <span className={styles.detail}>{detail(site)}</span>
    </li>
  );
};
