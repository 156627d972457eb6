import type { Meter, SiteListItem } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { UnsavedQuestion } from '../../../forms/UnsavedQuestion.tsx';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { Problem } from '../../../ui/Problem.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { formOfMeter, type MeterForm } from '../edit/meter-form.ts';
import { TypeFields } from '../edit/TypeFields.tsx';
import { useMeterEdit } from '../edit/use-meter-edit.ts';
import styles from './AddMeter.module.css';
import type { Drafts } from './drafts.ts';
import { receptionQuery } from './queries.ts';

type DetailsProps = { meter: Meter; sites: readonly SiteListItem[]; drafts: Drafts };

/** What it is called, where it is and what it measures. Its first reading shows how many phases it has. */
export const DetailsStep = ({ meter, sites, drafts }: DetailsProps) => {
  const { lang } = useTexts();
  const reception = useQuery(receptionQuery(meter.id));
  return (
    <QueryState query={reception} blocks={[160, 320]} nested>
      {({ reading }) => (
        <Details
          meter={meter}
          sites={sites}
          drafts={drafts}
          initial={suggested(formOfMeter(meter, lang), meter, reading?.phases.length ?? 0)}
        />
      )}
    </QueryState>
  );
};

/** A meter that is still called by its number has no name yet. */
const suggested = (form: MeterForm, { name, sn }: Meter, phases: number): MeterForm => ({
  ...form,
  name: name === sn ? '' : name,
  type: phases > 1 ? '3' : form.type,
});

const Details = ({ meter, sites, drafts, initial }: DetailsProps & { initial: MeterForm }) => {
  const { say } = useTexts();
  const navigate = useNavigate();
  const open = () =>
    void navigate({ to: '/edit/meter/$id', params: { id: String(meter.id) }, search: {}, replace: true });
  const edit = useMeterEdit({ before: meter, initial, draft: drafts.details, onSaved: open });
  const { form } = edit;
  useEffect(() => {
    drafts.details = form;
  }, [drafts, form]);
  return (
    <form className={styles.form} onSubmit={edit.submit} noValidate>
      <Card>
        <TextField label={say('meter.name')} required maxLength={50} {...edit.text('name')} />
        <SelectField
          name="siteId"
          label={say('overview.place')}
          error={edit.errorOf('siteId')}
          options={sites.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={form.siteId}
          onChange={(siteId) => edit.change({ siteId })}
        />
      </Card>
      <TypeFields edit={edit} />
      {edit.problem && <Problem>{edit.problem}</Problem>}
      <SubmitButton look="primary" busy={edit.saving}>
        {say('add.finish')}
      </SubmitButton>
      <UnsavedQuestion guard={edit.guard} />
    </form>
  );
};
