import { decimalField } from '../../../forms/use-field-binding.ts';
import { bandTexts } from '../../../model/bill/line-text.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import styles from '../TariffForm.module.css';
import { useFieldOfPath } from '../use-field-of-path.ts';
import { hasSeasonPrices, pricedBands } from './energy-draft.ts';
import type { EnergyFieldsProps } from './energy-fields-props.ts';
import { TierFields } from './TierFields.tsx';

/** A price, or tiers, for each band that some hour has; in two seasons where they differ. */
export const BandPriceFields = (props: EnergyFieldsProps) => {
  const { say } = useTexts();
  const { draft, change } = props;
  const differ = hasSeasonPrices(draft);
  return (
    <>
      {draft.plan.summer && (
        <Checkbox
          label={say('tariff.seasonPrices')}
          checked={draft.bySeason}
          onChange={(event) => change({ bySeason: event.target.checked })}
        />
      )}
      {draft.type === 'tieredTimeOfUse' && (
        <SelectField
          label={say('tariff.tiersCount')}
          options={[
            { value: 'band', label: say('tariff.tiersCountBand') },
            { value: 'all', label: say('tariff.tiersCountAll') },
          ]}
          value={draft.tiersCount}
          onChange={(value) => change({ tiersCount: value === 'all' ? 'all' : 'band' })}
        />
      )}
      <PricesOfSeason {...props} season={differ ? 'summer' : null} />
      {differ && <PricesOfSeason {...props} season="winter" />}
    </>
  );
};

type SeasonProps = EnergyFieldsProps & { season: 'summer' | 'winter' | null };

const PricesOfSeason = (props: SeasonProps) => {
  const { say } = useTexts();
  const { season, draft } = props;
  const Fields = draft.type === 'timeOfUse' ? Prices : BandTiers;
  if (season === null) return <Fields {...props} />;
  return (
    <fieldset className={styles.set}>
      <legend>{say(season === 'summer' ? 'tariff.summer' : 'tariff.winter')}</legend>
      <Fields {...props} />
    </fieldset>
  );
};

const Prices = ({ path, season, draft, change, errors, currency }: SeasonProps) => {
  const { say } = useTexts();
  const field = useFieldOfPath(errors);
  const isWinter = season === 'winter';
  const prices = isWinter ? draft.winterPrices : draft.prices;
  return (
    <div className={styles.prices}>
      {pricedBands(draft, season).map((band) => (
        <TextField
          key={band}
          label={say('tariff.bandPrice', { band: say(bandTexts[band]), currency })}
          {...decimalField}
          {...field(`${path}.${isWinter ? 'winterPrices' : 'prices'}.${band}`, prices[band], (typed) => {
            const changed = { ...prices, [band]: typed };
            change(isWinter ? { winterPrices: changed } : { prices: changed });
          })}
        />
      ))}
    </div>
  );
};

const BandTiers = ({ path, season, draft, change, ...context }: SeasonProps) => {
  const { say } = useTexts();
  const isWinter = season === 'winter';
  const tiers = isWinter ? draft.winterBandTiers : draft.bandTiers;
  return pricedBands(draft, season).map((band) => (
    <TierFields
      key={band}
      {...context}
      label={say('tariff.tiersOf', { band: say(bandTexts[band]) })}
      path={`${path}.${isWinter ? 'winterTiers' : 'tiers'}.${band}`}
      tiers={tiers[band]}
      onChange={(typed) => {
        const changed = { ...tiers, [band]: typed };
        change(isWinter ? { winterBandTiers: changed } : { bandTiers: changed });
      }}
    />
  ));
};
