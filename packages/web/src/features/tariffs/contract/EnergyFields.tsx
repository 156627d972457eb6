import { energyTariffTypes } from '@ohmstead/domain';
import type { TextKey } from '@ohmstead/i18n';
import { decimalField } from '../../../forms/use-field-binding.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { TextField } from '../../../ui/Field.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { HoursFields } from '../hours/HoursFields.tsx';
import styles from '../TariffForm.module.css';
import { useFieldOfPath } from '../use-field-of-path.ts';
import { BandPriceFields } from './BandPriceFields.tsx';
import type { EnergyDraft } from './energy-draft.ts';
import type { EnergyFieldsProps } from './energy-fields-props.ts';
import { SeriesFields } from './SeriesFields.tsx';
import { TierFields } from './TierFields.tsx';

const typeTexts: Record<EnergyDraft['type'], TextKey> = {
  standard: 'tariff.type.standard',
  timeOfUse: 'tariff.type.timeOfUse',
  tiered: 'tariff.type.tiered',
  tieredTimeOfUse: 'tariff.type.tieredTimeOfUse',
  dynamic: 'tariff.type.dynamic',
};

/** What a kWh costs or brings: the type, and the fields of that type. */
export const EnergyFields = (props: EnergyFieldsProps) => {
  const { say } = useTexts();
  const { draft, change } = props;
  const types = energyTariffTypes.map((type) => ({ value: type, label: say(typeTexts[type]) }));
  const choose = (value: string) => {
    const type = energyTariffTypes.find((known) => known === value);
    if (type) change({ type });
  };
  return (
    <div className={styles.stack}>
      <SelectField label={say('tariff.type')} options={types} value={draft.type} onChange={choose} />
      <FieldsOfType {...props} />
    </div>
  );
};

const FieldsOfType = (props: EnergyFieldsProps) => {
  const { say } = useTexts();
  const { path, draft, change, errors, currency, series } = props;
  const field = useFieldOfPath(errors);
  switch (draft.type) {
    case 'standard':
      return (
        <TextField
          label={say('tariff.price', { currency })}
          {...decimalField}
          {...field(`${path}.priceMicros`, draft.price, (price) => change({ price }))}
        />
      );
    case 'tiered':
      return (
        <TierFields
          errors={errors}
          currency={currency}
          series={series}
          label={say('tariff.tiers')}
          path={`${path}.tiers`}
          tiers={draft.tiers}
          onChange={(tiers) => change({ tiers })}
        />
      );
    case 'dynamic':
      return <SeriesFields {...props} />;
    case 'timeOfUse':
    case 'tieredTimeOfUse':
      return (
        <>
          <HoursFields path={path} plan={draft.plan} errors={errors} onPlan={(plan) => change({ plan })} />
          <BandPriceFields {...props} />
        </>
      );
  }
};
