import type { Meter } from '@ohmstead/contract';
import { errorKey } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { SerialNumberNote } from './SerialNumberNote.tsx';
import { snProblem } from './serial-number.ts';
import type { MeterEdit } from './use-meter-edit.ts';
import { useSerialNumberState } from './use-serial-number-state.ts';

type SerialNumberFieldProps = { edit: MeterEdit; before: Meter | null; manages: boolean };

/** Says while it is typed whether the serial number can be had. */
export const SerialNumberField = ({ edit, before, manages }: SerialNumberFieldProps) => {
  const { say } = useTexts();
  const { sn, claim } = edit.form;
  const state = useSerialNumberState(sn, before?.sn ?? null);
  const field = edit.text('sn');
  const problem = state === 'used' || state === 'own' ? 'sn_used' : snProblem(sn);
  return (
    <>
      <TextField
        label={say('meter.sn')}
        hint={say(manages ? hintOf(before) : 'meter.ownerOnly')}
        required
        disabled={!manages}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={24}
        {...field}
        error={field.error ?? (problem && say(errorKey(problem)))}
        onChange={(event) => edit.change({ sn: event.target.value, claim: false })}
      />
      <SerialNumberNote state={state} />
      {state === 'claimable' && (
        <Checkbox
          label={say('meter.snClaim')}
          checked={claim}
          onChange={(event) => edit.change({ claim: event.target.checked })}
        />
      )}
    </>
  );
};

const hintOf = (before: Meter | null) => (before === null ? 'register.snHint' : 'meter.snReplaceHint');
