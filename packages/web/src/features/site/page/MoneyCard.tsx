import type { MeterLive, SiteMoney } from '@ohmstead/contract';
import { useTypes } from '@ohmstead/domain';
import { calendarFormatsOf } from '@ohmstead/i18n';
import { Link } from '@tanstack/react-router';
import { addDays } from '../../../model/dates/calendar.ts';
import type { Site } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { FigureList, FigureRow } from '../FigureList.tsx';
import styles from './MoneyCard.module.css';

type MoneyCardProps = {
  siteId: string;
  money: SiteMoney | null;
  meters: readonly MeterLive[];
  /** Undefined while it loads. */
  settings: Site | undefined;
};

/** The bill of the billing period under way, and what the site has brought and saved. */
export const MoneyCard = ({ siteId, money, meters, settings }: MoneyCardProps) => {
  const { say } = useTexts();
  return (
    <Card title={say('siteDetail.money')}>
      {money === null ? (
        <NoMoney siteId={siteId} settings={settings} />
      ) : (
        <>
          <BillSoFar money={money} />
          <Sums money={money} produces={meters.some(({ useType }) => useType === useTypes.inverter)} />
          <Link to="/site/$id/report/bill" params={{ id: siteId }} className={buttonClass('secondary')}>
            {say('action.openBill')}
          </Link>
        </>
      )}
    </Card>
  );
};

const BillSoFar = ({ money: { bill, currency, from, to } }: { money: SiteMoney }) => {
  const { say, formats, lang } = useTexts();
  return (
    <p className={styles.bill}>
      <span>{say('sites.fee')}</span>
      <strong>{formats.money(bill, currency)}</strong>
      <span className={styles.period}>{calendarFormatsOf(lang).days(from, addDays(to, -1))}</span>
    </p>
  );
};

const Sums = ({ money, produces }: { money: SiteMoney; produces: boolean }) => {
  const { say, formats } = useTexts();
  const amount = (value: number | null) => formats.money(value, money.currency);
  return (
    <>
      {produces && (
        <FigureList>
          <FigureRow name={say('bill.cost')}>{amount(money.cost)}</FigureRow>
          <FigureRow name={say('bill.income')} note={say('siteDetail.incomeTaken')}>
            {amount(money.income)}
          </FigureRow>
          <FigureRow name={say('bill.saving')} note={say('bill.savingNote')}>
            {amount(money.saving)}
          </FigureRow>
        </FigureList>
      )}
      <h3 className={styles.since}>{say('siteDetail.sinceStart')}</h3>
      <FigureList>
        <FigureRow name={say('siteDetail.totalBill')}>{amount(money.totalBill)}</FigureRow>
        {produces && (
          <>
            <FigureRow name={say('siteDetail.totalIncome')}>{amount(money.totalIncome)}</FigureRow>
            <FigureRow name={say('siteDetail.totalSaving')}>{amount(money.totalSaving)}</FigureRow>
          </>
        )}
      </FigureList>
    </>
  );
};

const NoMoney = ({ siteId, settings }: Pick<MoneyCardProps, 'siteId' | 'settings'>) => {
  const { say } = useTexts();
  if (settings?.showsPrices === false) {
    return (
      <EmptyState
        icon="eyeOff"
        title={say('siteDetail.pricesPrivate')}
        text={say('siteDetail.pricesPrivateText')}
      />
    );
  }
  return (
    <EmptyState title={say('siteDetail.noTariff')} text={say('siteDetail.noTariffText')}>
      {settings?.role === 'owner' && (
        <Link
          to="/edit/place/$id/tariff/$version"
          params={{ id: siteId, version: '0' }}
          className={buttonClass('primary')}
        >
          {say('action.setTariff')}
        </Link>
      )}
    </EmptyState>
  );
};
