import type { SiteBrief, SiteMoney } from '@ohmstead/contract';
import { calendarFormatsOf } from '@ohmstead/i18n';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { addDays } from '../../../model/dates/calendar.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { blank, Sentence } from '../../../yesterday/Sentence.tsx';
import { useDetail } from '../../../yesterday/use-detail.ts';
import { type YesterdayPart, yesterdayPart } from '../../../yesterday/yesterday-part.ts';
import { briefQuery, forecastQuery } from '../queries.ts';
import styles from './BriefCard.module.css';
import { type BillPart, billPart, isCalendarMonth } from './bill-part.ts';

type BriefCardProps = { siteId: number; money: SiteMoney | null; timeZone: string };

/** Yesterday, the bill and the price, in a sentence each that leads to its report. */
export const BriefCard = ({ siteId, money, timeZone }: BriefCardProps) => {
  const { say } = useTexts();
  const { data: brief, isPending } = useQuery(briefQuery(siteId));
  const { data: forecast } = useQuery(forecastQuery(siteId));
  const className = money ? styles.priced : styles.brief;
  if (isPending) return <Awaited className={className} count={money ? 3 : 1} />;
  const bill = billPart(money, forecast?.bill ?? undefined);
  return (
    <section className={className} aria-label={say('brief.title')}>
      {brief && <Yesterday siteId={siteId} part={yesterdayPart(brief.yesterday)} currency={brief.currency} />}
      {bill && <Bill siteId={siteId} bill={bill} />}
      {brief?.price && (
        <Price siteId={siteId} price={brief.price} currency={brief.currency} timeZone={timeZone} />
      )}
    </section>
  );
};

/** As many sentences as will come, so that nothing below them moves. */
const Awaited = ({ className, count }: { className: string | undefined; count: number }) => (
  <div className={className} aria-hidden="true">
    {Array.from({ length: count }, (_, place) => place).map((place) => (
      <div key={place} className={styles.sentence}>
        <Sentence label={blank} detail={blank}>
          {blank}
        </Sentence>
      </div>
    ))}
  </div>
);

type YesterdayProps = { siteId: number; part: YesterdayPart; currency: string };

const Yesterday = ({ siteId, part, currency }: YesterdayProps) => {
  const { say, formats } = useTexts();
  const { date, kWh, amount } = part;
  const detail = useDetail();
  return (
    <Link
      to="/site/$id/report/energy"
      params={{ id: String(siteId) }}
      search={{ period: 'day', date }}
      className={styles.sentence}
    >
      <Sentence label={say('brief.yesterday')} detail={detail(part)}>
        {kWh === null ? (
          say('brief.unknown')
        ) : (
          <>
            <span>{formats.quantity(kWh, 'kWh')}</span>
            {amount !== null && <span>{formats.money(amount, currency)}</span>}
          </>
        )}
      </Sentence>
    </Link>
  );
};

const Bill = ({ siteId, bill }: { siteId: number; bill: BillPart }) => {
  const { say, formats, lang } = useTexts();
  const { from, to, currency, soFar, expected, band } = bill;
  const money = (value: number | null) => formats.money(value, currency);
  const calendar = calendarFormatsOf(lang);
  const label = isCalendarMonth(bill) ? calendar.month(from) : calendar.days(from, addDays(to, -1));
  const range = band && { low: money(band.low), high: money(band.high) };
  const heading =
    expected !== null &&
    (range
      ? say('brief.headingBand', { amount: money(expected), ...range })
      : say('brief.heading', { amount: money(expected) }));
  return (
    <Link to="/site/$id/report/bill" params={{ id: String(siteId) }} className={styles.sentence}>
      <Sentence label={label} detail={heading}>
        {say('brief.soFar', { amount: money(soFar) })}
      </Sentence>
    </Link>
  );
};

type PriceProps = {
  siteId: number;
  price: NonNullable<SiteBrief['price']>;
  currency: string;
  timeZone: string;
};

/** A dynamic price has more digits than anybody reads at a glance. */
const rounded = (price: number): number => Math.round(price * 10_000) / 10_000;

const Price = ({ siteId, price: { now, cheapest }, currency, timeZone }: PriceProps) => {
  const { say, formats } = useTexts();
  const at = (instant: string) => formats.time(Date.parse(instant), timeZone);
  const price = (value: number) => formats.price(rounded(value), currency);
  const ahead =
    cheapest &&
    say('brief.cheapest', { price: price(cheapest.price), from: at(cheapest.from), to: at(cheapest.to) });
  return (
    <Link to="/site/$id/report/bill" params={{ id: String(siteId) }} className={styles.sentence}>
      <Sentence label={say('brief.priceNow')} detail={ahead}>
        {say('brief.perKwh', { price: price(now) })}
      </Sentence>
    </Link>
  );
};
