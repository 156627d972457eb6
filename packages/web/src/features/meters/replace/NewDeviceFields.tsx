import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { SerialNumberNote } from '../edit/SerialNumberNote.tsx';
import { useSerialNumberState } from '../edit/use-serial-number-state.ts';
import type { useReplacement } from './use-replacement.ts';

type NewDeviceFieldsProps = {
  edit: ReturnType<typeof useReplacement>;
  /** The serial number of the old device. */
  sn: string;
  zone: string;
};

/** Since when, and which. */
export const NewDeviceFields = ({ edit, sn, zone }: NewDeviceFieldsProps) => {
  const { say } = useTexts();
  const { form, change, errorOf } = edit;
  const state = useSerialNumberState(form.sn, sn);
  return (
    <Card title={say('replace.newDevice')}>
      <TextField
        label={say('replace.at')}
        hint={say('replace.atHint', { zone })}
        type="datetime-local"
        name="at"
        required
        value={form.at}
        error={errorOf('at')}
        onChange={(event) => change({ at: event.target.value })}
      />
      <TextField
        label={say('replace.sn')}
        hint={say('replace.snHint', { sn })}
        name="sn"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={24}
        value={form.sn}
        error={errorOf('sn') ?? (isTaken(state) ? say('error.sn_used') : undefined)}
        onChange={(event) => change({ sn: event.target.value })}
      />
      <SerialNumberNote state={isTaken(state) ? null : state} />
    </Card>
  );
};

/** Somebody else's cannot be claimed on the way. */
const isTaken = (state: ReturnType<typeof useSerialNumberState>): boolean =>
  state !== null && state !== 'free' && state !== 'sending';
