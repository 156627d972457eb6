import type { TextKey } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextField } from '../../../ui/Field.tsx';
import type { NetworkFields } from '../draft/network-fields.ts';
import type { NetworkErrors } from './network-form.ts';

type AddressFieldsProps = {
  fields: NetworkFields;
  errors: NetworkErrors;
  change: (part: Partial<NetworkFields>) => void;
};

const typed = [
  ['ip', 'local.address'],
  ['netmask', 'local.netmask'],
  ['gateway', 'local.gateway'],
  ['dns', 'local.dns'],
] as const satisfies readonly (readonly [keyof NetworkFields, TextKey])[];

/** The device's address: from the router, or typed. */
export const AddressFields = ({ fields, errors, change }: AddressFieldsProps) => {
  const { say } = useTexts();
  const errorOf = (name: (typeof typed)[number][0]) => {
    const error = errors[name];
    return error && say(error, { example: '192.168.1.20' });
  };
  return (
    <>
      <Checkbox
        label={say('local.dhcp')}
        checked={fields.dhcp}
        onChange={({ target }) => change({ dhcp: target.checked })}
      />
      {!fields.dhcp &&
        typed.map(([name, label]) => (
          <TextField
            key={name}
            name={name}
            label={say(label)}
            error={errorOf(name)}
            inputMode="decimal"
            autoComplete="off"
            value={fields[name]}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        ))}
    </>
  );
};
