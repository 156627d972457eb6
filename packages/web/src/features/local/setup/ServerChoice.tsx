import type { TextKey } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import { ChoiceCards } from '../../../ui/ChoiceCards.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { uploadAddressHere } from '../frame/this-server.ts';
import { type Destination, destinations, type ServerFields } from './server-form.ts';

type ServerChoiceProps = {
  fields: ServerFields;
  isWrong: boolean;
  onChange: (fields: ServerFields) => void;
};

type Words = { readonly name: TextKey; readonly hint: TextKey };

const words: Record<Destination, Words> = {
  server: { name: 'local.toServer', hint: 'local.toServerHint' },
  cloud: { name: 'local.mode.cloud', hint: 'local.mode.cloudHint' },
  nobody: { name: 'local.toNobody', hint: 'local.mode.standAloneHint' },
};

/** While the app knows no server itself. */
const someServer: Words = { name: 'local.toSomeServer', hint: 'local.toSomeServerHint' };

const example = 'http://192.168.1.5:8080/upload';

export const ServerChoice = ({ fields, isWrong, onChange }: ServerChoiceProps) => {
  const { say } = useTexts();
  const wordsOf = (destination: Destination): Words =>
    destination === 'server' && uploadAddressHere() === null ? someServer : words[destination];
  return (
    <>
      <ChoiceCards
        label={say('local.stepServer')}
        titled
        options={destinations.map((value) => ({
          value,
          label: say(wordsOf(value).name),
          hint: say(wordsOf(value).hint),
        }))}
        value={fields.destination}
        onChange={(destination) => onChange({ ...fields, destination })}
      />
      {fields.destination === 'server' && (
        <TextField
          label={say('local.uploadAddress')}
          hint={say('local.uploadAddressHint', { example })}
          error={isWrong ? say('local.error.uploadAddress', { example }) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={fields.address}
          onChange={({ target }) => onChange({ ...fields, address: target.value })}
        />
      )}
    </>
  );
};
