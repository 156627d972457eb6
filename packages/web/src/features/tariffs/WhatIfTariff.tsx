import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldErrors } from '../../forms/check-form.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { siteListQuery, tariffsQuery } from './queries.ts';
import type { Site } from './site.ts';
import { TariffFields } from './TariffFields.tsx';
import { type TemplateName, templateNames, templateOf, templateTexts } from './templates.ts';
import type { Version } from './validity.ts';
import { type VersionDraft, versionDraft } from './version-draft.ts';

type WhatIfTariffProps = {
  site: Site;
  /** Null: the site's own stays. */
  draft: VersionDraft | null;
  errors: FieldErrors;
  onDraft: (draft: VersionDraft | null) => void;
};

/** Another tariff throughout: one of a site's, or a template with prices of one's own. */
export const WhatIfTariff = (props: WhatIfTariffProps) => {
  const { say } = useTexts();
  const { site, draft, errors, onDraft } = props;
  const own = useQuery(tariffsQuery(site.id));
  const template = (name: TemplateName): VersionDraft => ({
    ...templateOf(name, '', say('tariff.line.fixed')),
    name: say(templateTexts[name].name),
    fixedCharges: [],
  });
  return (
    <>
      <Card>
        <Checkbox
          label={say('whatIf.tariffOther')}
          checked={draft !== null}
          onChange={(event) => onDraft(event.target.checked ? template('flat') : null)}
        />
        {draft && <TariffChoice site={site} templateOf={template} onDraft={onDraft} />}
      </Card>
      {draft && (
        <QueryState query={own} blocks={[260]} nested>
          {({ currency, series }) => (
            <TariffFields
              {...{ draft, errors, currency }}
              series={series.map(({ name }) => name)}
              change={(part) => onDraft({ ...draft, ...part })}
            />
          )}
        </QueryState>
      )}
    </>
  );
};

type TariffChoiceProps = {
  site: Site;
  templateOf: (name: TemplateName) => VersionDraft;
  onDraft: (draft: VersionDraft) => void;
};

const TariffChoice = ({ site, templateOf: draftOf, onDraft }: TariffChoiceProps) => {
  const { say, lang } = useTexts();
  const [from, setFrom] = useState(String(site.id));
  const [chosen, setChosen] = useState('flat');
  const sites = useQuery(siteListQuery);
  const tariffs = useQuery(tariffsQuery(Number(from)));
  const versions: readonly Version[] = tariffs.data?.versions ?? [];
  const choose = (value: string) => {
    setChosen(value);
    const version = versions.find(({ id }) => id === value);
    const name = templateNames.find((known) => known === value);
    if (version) onDraft(versionDraft(version, lang));
    else if (name) onDraft(draftOf(name));
  };
  return (
    <>
      <SelectField
        label={say('tariff.chooseSite')}
        options={(sites.data ?? [site]).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={from}
        onChange={setFrom}
      />
      <SelectField
        label={say('whatIf.tariffFrom')}
        hint={say('whatIf.enterPrices')}
        options={[
          ...versions.map(({ id, name }) => ({ value: id, label: name })),
          ...templateNames.map((name) => ({ value: name, label: say(templateTexts[name].name) })),
        ]}
        value={chosen}
        onChange={choose}
      />
    </>
  );
};
