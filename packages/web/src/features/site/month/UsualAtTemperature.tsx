import type { SiteForecast } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import styles from './MonthCard.module.css';

type Usual = NonNullable<SiteForecast['usualConsumption']>;

const texts: Record<Usual['verdict'], TextKey> = {
  more: 'siteDetail.moreThanUsual',
  less: 'siteDetail.lessThanUsual',
  usual: 'siteDetail.asUsual',
};

export const UsualAtTemperature = ({ usual }: { usual: Usual }) => {
  const { say, formats } = useTexts();
  const { verdict, change, usualKwh, pastDays } = usual;
  return (
    <p className={styles.usual}>
      {say(texts[verdict], { percent: formats.percent(Math.abs(change)) })}
      <span>
        {say('siteDetail.usualNote', { energy: formats.quantity(usualKwh, 'kWh'), count: pastDays })}
      </span>
    </p>
  );
};
