import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { siteListQuery } from '../../model/site/site-list.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { TextField } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { groupSites } from './grouped-sites.ts';
import styles from './SiteEditor.module.css';
import type { FieldsProps } from './use-site-fields.ts';
import { useSiteFields } from './use-site-fields.ts';

export const BasicFields = (props: FieldsProps) => {
  const { say } = useTexts();
  const { text, number } = useSiteFields(props);
  const { form, change } = props;
  const groups = useId();
  return (
    <Card title={say('place.basics')}>
      <TextField label={say('place.name')} required maxLength={50} autoComplete="off" {...text('name')} />
      <TextField label={say('place.group')} hint={say('place.groupHint')} list={groups} {...text('group')} />
      <KnownGroups id={groups} />
      <TextField label={say('place.position')} hint={say('place.positionHint')} {...text('position')} />
      <div className={styles.pair}>
        <TextField
          label={say('place.systemSize')}
          hint={say('place.systemSizeHint')}
          {...number('systemSizeKw')}
        />
        <TextField label={say('place.installationCompany')} {...text('installationCompany')} />
      </div>
      <TextArea label={say('place.remark')} {...text('remark')} />
      <TextField label={say('place.sortNumber')} {...number('sortNumber')} />
      <Checkbox
        label={say('place.public')}
        checked={form.public}
        onChange={(event) => change({ public: event.target.checked })}
      />
      <p className={styles.hint}>{say('place.publicHint')}</p>
    </Card>
  );
};

/** Groups that exist already can be chosen instead of typed. */
const KnownGroups = ({ id }: { id: string }) => {
  const { data: sites = [] } = useQuery(siteListQuery);
  return (
    <datalist id={id}>
      {groupSites(sites).map(({ name }) => name && <option key={name} value={name} />)}
    </datalist>
  );
};
