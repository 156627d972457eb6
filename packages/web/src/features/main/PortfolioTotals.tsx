import type { Portfolio } from '@ohmstead/contract';
import { unknownText } from '@ohmstead/i18n';
import { useTexts } from '../../texts/use-texts.ts';
import { Amount } from '../../ui/Amount.tsx';
import { Card, Tile } from '../../ui/Card.tsx';
import styles from './PortfolioTotals.module.css';
import { SumOfBills } from './SumOfBills.tsx';

type PortfolioTotalsProps = {
  /** Null while they load: the card has its size already. */
  total: Portfolio['total'] | null;
  siteCount: number;
  /** As many lines of money as there will be. */
  currencies: readonly string[];
};

/** What all sites of the account make together; the server summed them up. */
export const PortfolioTotals = ({ total, siteCount, currencies }: PortfolioTotalsProps) => {
  const { say } = useTexts();
  const left = total?.incompleteSiteIds.length ?? 0;
  return (
    <Card
      title={say('sites.together', { count: siteCount })}
      actions={left > 0 && <span className={styles.note}>{say('sites.leftOut', { count: left })}</span>}
    >
      <div className={styles.tiles}>
        <Tile label={say('sites.gridPower')}>
          <Amount value={total?.powerW ?? null} unit="W" digits={0} />
        </Tile>
        <Tile label={say('sites.usedToday')}>
          <Amount value={total?.consumptionKwh.today ?? null} unit="kWh" />
        </Tile>
        <Tile label={say('sites.month')}>
          <Amount value={total?.consumptionKwh.month ?? null} unit="kWh" />
        </Tile>
        <Tile label={say('sites.fee')}>
          <Bills bills={total?.bills ?? currencies.map((currency) => ({ currency, amount: null }))} />
        </Tile>
      </div>
    </Card>
  );
};

/** Money of several currencies stands side by side. */
const Bills = ({ bills }: { bills: readonly { currency: string; amount: number | null }[] }) =>
  bills.length === 0
    ? unknownText
    : bills.map(({ currency, amount }) => (
        <span key={currency} className={styles.money}>
          <SumOfBills currency={currency} amount={amount} />
        </span>
      ));
