import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldErrors } from '../../../forms/check-form.ts';
import type { Site } from '../../../model/site/site.ts';
import { siteListQuery } from '../../../model/site/site-list.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TariffFields } from '../contract/TariffFields.tsx';
import { templateNames, templateTexts } from '../contract/templates.ts';
import { versionDraft } from '../contract/version-draft.ts';
import { tariffsQuery } from '../queries.ts';
import { type OtherTariff, otherTariff, templateDraft } from './what-if-tariff.ts';

type WhatIfTariffProps = {
  site: Site;
  /** Null when the site's own tariff stays. */
  other: OtherTariff | null;
  errors: FieldErrors;
  /** Begins with another tariff, which the address names. */
  onStart: (other: OtherTariff | null) => void;
  onChange: (other: OtherTariff) => void;
};

/** Another tariff throughout: one of a site's, or a template with prices of one's own. */
export const WhatIfTariff = ({ site, other, errors, onStart, onChange }: WhatIfTariffProps) => {
  const { say, lang } = useTexts();
  const own = useQuery(tariffsQuery(site.id));
  const begin = (begun: OtherTariff) => onStart(otherTariff(site.id, begun, lang));
  const usual = () => begin({ start: { template: 'flat' }, draft: templateDraft('flat', say) });
  return (
    <>
      <Card>
        <Checkbox
          label={say('whatIf.tariffOther')}
          checked={other !== null}
          onChange={(event) => (event.target.checked ? usual() : onStart(null))}
        />
        {other && <TariffChoice site={site} other={other} onBegin={begin} />}
      </Card>
      {other && (
        <QueryState query={own} blocks={[260]} nested>
          {({ currency, series }) => (
            <TariffFields
              draft={other.draft}
              errors={errors}
              currency={currency}
              series={series.map(({ name }) => name)}
              change={(part) => onChange({ ...other, draft: { ...other.draft, ...part } })}
            />
          )}
        </QueryState>
      )}
    </>
  );
};

type TariffChoiceProps = { site: Site; other: OtherTariff; onBegin: (begun: OtherTariff) => void };

const TariffChoice = ({ site, other: { start }, onBegin }: TariffChoiceProps) => {
  const { say, lang } = useTexts();
  const [from, setFrom] = useState(start.site ?? site.id);
  const sites = useQuery(siteListQuery);
  const versions = useQuery(tariffsQuery(from)).data?.versions ?? [];
  const choose = (value: string) => {
    const version = versions.find(({ id }) => id === value);
    const template = templateNames.find((known) => known === value);
    if (version) onBegin({ start: { site: from, copy: version.id }, draft: versionDraft(version, lang) });
    else if (template) onBegin({ start: { template }, draft: templateDraft(template, say) });
  };
  const isOfAnother = start.copy !== undefined && start.site !== from;
  return (
    <>
      <SelectField
        label={say('tariff.chooseSite')}
        options={(sites.data ?? [site]).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(from)}
        onChange={(value) => setFrom(Number(value))}
      />
      <SelectField
        label={say('whatIf.tariffFrom')}
        hint={say('whatIf.enterPrices')}
        options={[
          ...(isOfAnother ? [{ value: '', label: '–' }] : []),
          ...versions.map(({ id, name }) => ({ value: id, label: name })),
          ...templateNames.map((name) => ({ value: name, label: say(templateTexts[name].name) })),
        ]}
        value={isOfAnother ? '' : (start.copy ?? start.template ?? '')}
        onChange={choose}
      />
      <Hint>{say('whatIf.pricesKept')}</Hint>
    </>
  );
};
