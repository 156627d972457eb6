import { useTypes } from '@ohmstead/domain';
import { useQuery } from '@tanstack/react-query';
import { meterListQuery } from '../../../model/meter/meter-list.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { MeterEdit } from './use-meter-edit.ts';

type BehindFieldProps = { edit: MeterEdit; own: number | null };

/** The load meter that this one stands behind; nothing where the site has no other. */
export const BehindField = ({ edit, own }: BehindFieldProps) => {
  const { say } = useTexts();
  const { data: meters = [] } = useQuery(meterListQuery);
  const others = meters.filter(
    ({ id, siteId, useType }) =>
      siteId === Number(edit.form.siteId) && useType === useTypes.load && id !== own,
  );
  if (others.length === 0) return null;
  return (
    <Card>
      <SelectField
        label={say('meter.behind')}
        hint={say('meter.behindHint')}
        error={edit.errorOf('behindMeterId')}
        name="behindMeterId"
        options={[
          { value: '', label: say('meter.behindNone') },
          ...others.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={edit.form.behindMeterId}
        onChange={(behindMeterId) => edit.change({ behindMeterId })}
      />
    </Card>
  );
};
