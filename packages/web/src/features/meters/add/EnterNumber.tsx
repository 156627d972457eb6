import type { Meter, SiteListItem } from '@ohmstead/contract';
import { type SyntheticEvent, useEffect } from 'react';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { UnsavedQuestion } from '../../../forms/UnsavedQuestion.tsx';
import { useIsDemo } from '../../../frame/use-is-demo.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import { Problem } from '../../../ui/Problem.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { MeterForm } from '../edit/meter-form.ts';
import { SerialNumberField } from '../edit/SerialNumberField.tsx';
import { useMeterEdit } from '../edit/use-meter-edit.ts';
import styles from './AddMeter.module.css';
import type { Make } from './add-search.ts';
import type { Drafts } from './drafts.ts';
import { madeUpNumber } from './made-up-number.ts';

type EnterNumberProps = {
  before: Meter | null;
  initial: MeterForm;
  make: Make;
  sites: readonly SiteListItem[];
  drafts: Drafts;
  onSaved: (meter: Meter) => void;
};

/** Its own name comes at the end; until then it is called by its number. */
const named = (form: MeterForm): MeterForm =>
  form.name === '' ? { ...form, name: form.sn.trim().toUpperCase() } : form;

const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

export const EnterNumber = ({ before, initial, make, sites, drafts, onSaved }: EnterNumberProps) => {
  const { say } = useTexts();
  const isDemo = useIsDemo();
  const saved = (meter: Meter) => {
    drafts.number = null;
    onSaved(meter);
  };
  const edit = useMeterEdit({ before, initial, draft: drafts.number, complete: named, onSaved: saved });
  const { form } = edit;
  useEffect(() => {
    drafts.number = form;
  }, [drafts, form]);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    if (before === null || edit.changed) return edit.submit(event);
    event.preventDefault();
    saved(before);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Card>
        {make === 'iammeter' ? <Hint>{say('add.numberWhere')}</Hint> : <Hint>{say('add.makeUpHint')}</Hint>}
        <SerialNumberField edit={edit} before={before} manages={!isDemo} />
        {make !== 'iammeter' && !isDemo && (
          <Button icon="refresh" onClick={() => edit.change({ sn: madeUpNumber(randomBytes), claim: false })}>
            {say('add.makeUp')}
          </Button>
        )}
        {before === null && sites.length > 1 && (
          <SelectField
            name="siteId"
            label={say('overview.place')}
            error={edit.errorOf('siteId')}
            options={sites.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={form.siteId}
            onChange={(siteId) => edit.change({ siteId })}
          />
        )}
      </Card>
      {edit.problem && <Problem>{edit.problem}</Problem>}
      <SubmitButton look="primary" busy={edit.saving}>
        {say('add.next')}
      </SubmitButton>
      <UnsavedQuestion guard={edit.guard} />
    </form>
  );
};
