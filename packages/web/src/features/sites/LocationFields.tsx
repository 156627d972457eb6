import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { TextField } from '../../ui/Field.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Coordinates } from './Coordinates.tsx';
import { countryChoices, zoneChoices } from './regions.ts';
import styles from './SiteEditor.module.css';
import type { FieldsProps } from './use-site-fields.ts';
import { useSiteFields } from './use-site-fields.ts';
import { ZoneGuess } from './ZoneGuess.tsx';

export const LocationFields = (props: FieldsProps) => {
  const { say, lang } = useTexts();
  const { choice, text } = useSiteFields(props);
  const { form, change } = props;
  const countries = [{ value: '', label: say('place.noCountry') }, ...countryChoices(lang)];
  return (
    <Card title={say('place.location')}>
      <SelectField label={say('place.country')} options={countries} {...choice('country')} />
      <div className={styles.pair}>
        <TextField label={say('place.province')} autoComplete="address-level1" {...text('province')} />
        <TextField label={say('place.city')} autoComplete="address-level2" {...text('city')} />
      </div>
      <TextField label={say('place.address')} autoComplete="street-address" {...text('address')} />
      <Coordinates {...props} />
      <SelectField
        label={say('place.timeZone')}
        hint={say('place.timeZoneHint')}
        options={zoneChoices(form.timeZone)}
        {...choice('timeZone')}
      />
      <ZoneGuess form={form} onUse={(timeZone) => change({ timeZone })} />
      <Checkbox
        label={say('place.seasonal')}
        checked={form.seasonal}
        onChange={(event) => change({ seasonal: event.target.checked })}
      />
      <p className={styles.hint}>{say('place.seasonalHint')}</p>
    </Card>
  );
};
