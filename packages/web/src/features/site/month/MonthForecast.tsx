import type { TextKey } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import { BudgetBar } from '../../../ui/charts/bars/BudgetBar.tsx';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { FigureList, FigureRow } from '../FigureList.tsx';
import styles from './MonthCard.module.css';
import type { MonthOutlook, Outlook } from './month-outlook.ts';
import { UsualAtTemperature } from './UsualAtTemperature.tsx';

export const MonthForecast = ({ outlook }: { outlook: MonthOutlook }) => {
  const { say } = useTexts();
  const { consumption, target, bill } = outlook;
  return (
    <>
      {consumption.soFarKwh !== null && (
        <BudgetBar
          used={consumption.soFarKwh}
          forecast={consumption.expectedKwh}
          target={target?.targetKwh ?? null}
          unit="kWh"
        />
      )}
      {target && <Verdict target={target} />}
      {outlook.usual && <UsualAtTemperature usual={outlook.usual} />}
      <FigureList>
        <ExpectedRow name={say('siteDetail.expected')} outlook={consumption} />
        {outlook.yield && <ExpectedRow name={say('siteDetail.expectedYield')} outlook={outlook.yield} />}
        {bill && <BillRow bill={bill} />}
      </FigureList>
      <p className={styles.note}>
        {say('siteDetail.indicative')} {outlook.usesWeather && say('siteDetail.withWeather')}{' '}
        {outlook.isGuess && say('siteDetail.guess')}
      </p>
    </>
  );
};

const useEnergy = () => {
  const { formats } = useTexts();
  return (kwh: number | null) => formats.quantity(kwh, 'kWh');
};

const ExpectedRow = ({ name, outlook: { expectedKwh, band } }: { name: string; outlook: Outlook }) => {
  const { say, formats } = useTexts();
  const energy = useEnergy();
  const range = band && { low: formats.number(band.low), high: energy(band.high) };
  return (
    <FigureRow name={name} note={range ? say('siteDetail.between', range) : undefined}>
      {energy(expectedKwh)}
    </FigureRow>
  );
};

const BillRow = ({ bill }: { bill: NonNullable<MonthOutlook['bill']> }) => {
  const { say, formats } = useTexts();
  const money = (amount: number | null) => formats.money(amount, bill.currency);
  const range = bill.band && { low: money(bill.band.low), high: money(bill.band.high) };
  return (
    <FigureRow
      name={say('siteDetail.expectedBill')}
      note={range ? say('siteDetail.between', range) : undefined}
    >
      {money(bill.expected)}
    </FigureRow>
  );
};

type Target = NonNullable<MonthOutlook['target']>;

const verdicts: Record<Target['verdict'], { readonly text: TextKey; readonly icon: IconName }> = {
  within: { text: 'siteDetail.targetWithin', icon: 'check' },
  near: { text: 'siteDetail.targetNear', icon: 'alert' },
  exceeded: { text: 'siteDetail.targetExceeded', icon: 'alert' },
};

const Verdict = ({ target: { verdict, overKwh } }: { target: Target }) => {
  const { say } = useTexts();
  const { text, icon } = verdicts[verdict];
  const energy = useEnergy();
  return (
    <p className={styles[verdict]}>
      <Icon name={icon} />
      <span>{say(text, { energy: energy(overKwh) })}</span>
    </p>
  );
};
