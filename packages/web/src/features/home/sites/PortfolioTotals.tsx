import type { Portfolio } from '@ohmstead/contract';
import { unknownText } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { Card, Tile } from '../../../ui/Card.tsx';
import styles from './PortfolioTotals.module.css';
import { SumOfBills } from './SumOfBills.tsx';

type PortfolioTotalsProps = {
  /** Null while they load: the card has its size already. */
  total: Portfolio['total'] | null;
  siteCount: number;
  /** There will be one line of money for each currency. */
  currencies: readonly string[];
};

/** What all sites of the account make together; the server summed them up. */
export const PortfolioTotals = ({ total, siteCount, currencies }: PortfolioTotalsProps) => {
  const { say } = useTexts();
  const left = total?.incompleteSiteIds.length ?? 0;
  const figure = (value: number | null | undefined, unit: 'W' | 'kWh') =>
    total === null ? <span className={styles.loading} /> : <Amount value={value ?? null} unit={unit} />;
  return (
    <Card
      title={say('sites.together', { count: siteCount })}
      actions={left > 0 && <span className={styles.note}>{say('sites.leftOut', { count: left })}</span>}
    >
      <div className={styles.tiles} aria-busy={total === null}>
        <Tile label={say('sites.gridPower')}>{figure(total?.powerW, 'W')}</Tile>
        <Tile label={say('sites.usedToday')}>{figure(total?.consumptionKwh.today, 'kWh')}</Tile>
        <Tile label={say('sites.month')}>{figure(total?.consumptionKwh.month, 'kWh')}</Tile>
        <Tile label={say('sites.fee')}>
          {total === null ? (
            currencies.map((currency) => <span key={currency} className={styles.loading} />)
          ) : (
            <Bills bills={total.bills} currencies={currencies} />
          )}
        </Tile>
      </div>
    </Card>
  );
};

type BillsProps = Pick<Portfolio['total'], 'bills'> & { currencies: readonly string[] };

/** Money of several currencies stands side by side. */
const Bills = ({ bills, currencies }: BillsProps) =>
  currencies.length === 0
    ? unknownText
    : currencies.map((currency) => (
        <span key={currency} className={styles.money}>
          <SumOfBills
            currency={currency}
            amount={bills.find((bill) => bill.currency === currency)?.amount ?? null}
          />
        </span>
      ));
