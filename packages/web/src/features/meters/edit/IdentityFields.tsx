import type { Meter, SiteListItem } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { ChoiceCards } from '../../../ui/ChoiceCards.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { SerialNumberField } from './SerialNumberField.tsx';
import type { MeterEdit } from './use-meter-edit.ts';

type IdentityFieldsProps = {
  edit: MeterEdit;
  before: Meter | null;
  sites: readonly Pick<SiteListItem, 'id' | 'name'>[];
  manages: boolean;
};

export const IdentityFields = ({ edit, before, sites, manages }: IdentityFieldsProps) => {
  const { say } = useTexts();
  const { form, change } = edit;
  return (
    <Card title={say('meter.identity')}>
      {before === null && (
        <ChoiceCards
          label={say('meter.kind')}
          options={[
            { value: 'device', icon: 'meter', label: say('meter.kind.device') },
            {
              value: 'calculated',
              icon: 'sum',
              label: say('meter.calculated'),
              hint: say('meter.calculatedText'),
            },
          ]}
          value={form.kind}
          onChange={(kind) => change({ kind })}
        />
      )}
      <TextField label={say('meter.name')} required maxLength={50} {...edit.text('name')} />
      {form.kind === 'device' && <SerialNumberField edit={edit} before={before} manages={manages} />}
      <SelectField
        name="siteId"
        label={say('overview.place')}
        hint={hintOfSite(edit, before, manages)}
        error={edit.errorOf('siteId')}
        disabled={before !== null && (!manages || before.parts !== null)}
        options={sites.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={form.siteId}
        onChange={(siteId) => change({ siteId, parts: {}, behindMeterId: '' })}
      />
    </Card>
  );

  function hintOfSite({ form: { siteId } }: MeterEdit, meter: Meter | null, mayMove: boolean) {
    if (meter !== null && !mayMove) return say('meter.ownerOnly');
    if (meter?.parts) return say('meter.calculatedStays');
    return meter !== null && Number(siteId) !== meter.siteId ? say('meter.moves') : undefined;
  }
};
