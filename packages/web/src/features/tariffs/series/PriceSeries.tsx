import type { Tariffs } from '@ohmstead/contract';
import { Fragment } from 'react';
import { DeleteButton } from '../../../forms/DeleteButton.tsx';
import type { Site } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import styles from '../TariffForm.module.css';
import { SeriesDay } from './SeriesDay.tsx';
import { UploadPrices } from './UploadPrices.tsx';
import { useDeletePrices } from './use-price-changes.ts';

type Series = Tariffs['series'][number];

type PriceSeriesProps = { site: Site; series: readonly Series[]; minorDigits: number };

export const PriceSeries = ({ site, series, minorDigits }: PriceSeriesProps) => {
  const { say } = useTexts();
  const mayEdit = site.role === 'owner';
  return (
    <Card title={say('tariff.prices')}>
      <Hint>{say('tariff.pricesHint')}</Hint>
      {series.length === 0 && <p>{say('tariff.pricesNone')}</p>}
      {series.map((one) => (
        <Fragment key={one.name}>
          <SeriesRow site={site} series={one} mayEdit={mayEdit} />
          <SeriesDay key={`${one.from} ${one.to}`} site={site} series={one} minorDigits={minorDigits} />
        </Fragment>
      ))}
      {mayEdit && <UploadPrices siteId={site.id} />}
    </Card>
  );
};

type SeriesRowProps = { site: Site; series: Series; mayEdit: boolean };

const SeriesRow = ({ site, series: { name, from, to }, mayEdit }: SeriesRowProps) => {
  const { say, formats } = useTexts();
  const remove = useDeletePrices(site.id);
  const at = (instant: string) => formats.dateTime(Date.parse(instant), site.timeZone);
  return (
    <div className={styles.between}>
      <div>
        <h3>{name}</h3>
        <Hint>{say('tariff.pricesSpan', { from: at(from), to: at(to) })}</Hint>
      </div>
      {mayEdit && (
        <DeleteButton
          label={say('action.delete')}
          name={say('tariff.deleteSeries', { name })}
          question={say('tariff.deleteSeriesQuestion', { name })}
          text={say('tariff.deleteSeriesText')}
          confirmLabel={say('action.delete')}
          busy={remove.isPending}
          onDelete={() => remove.mutate(name)}
        />
      )}
    </div>
  );
};
