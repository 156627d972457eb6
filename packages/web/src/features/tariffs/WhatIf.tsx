import type { WhatIfBody } from '@ohmstead/contract';
import { useNavigate } from '@tanstack/react-router';
import { type SyntheticEvent, useRef, useState } from 'react';
import type { FieldErrors } from '../../forms/check-form.ts';
import { focusFirstError } from '../../forms/focus-first-error.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import type { Site } from './site.ts';
import styles from './TariffForm.module.css';
import { bodyOfVersion, type VersionDraft, versionErrors } from './version-draft.ts';
import { WhatIfDevices } from './WhatIfDevices.tsx';
import { WhatIfPeriod } from './WhatIfPeriod.tsx';
import { WhatIfResult } from './WhatIfResult.tsx';
import { WhatIfTariff } from './WhatIfTariff.tsx';
import { checkWhatIf, searchOfForm, type WhatIfForm } from './what-if-form.ts';

type Wrong = { readonly fields: FieldErrors; readonly tariff: FieldErrors };
const nothingWrong: Wrong = { fields: {}, tariff: {} };

export const WhatIf = ({ site, begin }: { site: Site; begin: WhatIfForm }) => {
  const { say } = useTexts();
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState(begin);
  const [tariff, setTariff] = useState<VersionDraft | null>(null);
  const [wrong, setWrong] = useState(nothingWrong);
  const [asked, setAsked] = useState<WhatIfBody | null>(() => bodyOf(checkWhatIf(begin, null)));
  const [isIdle, setIdle] = useState(false);

  const show = (found: Wrong) => {
    setWrong(found);
    if (element.current) focusFirstError(element.current, { ...found.fields, ...found.tariff });
  };
  const run = (event: SyntheticEvent) => {
    event.preventDefault();
    const body = tariff && bodyOfVersion(0, { ...tariff, validFrom: form.from, lastDay: '' });
    const inTariff = body ? versionErrors(body) : {};
    if (Object.keys(inTariff).length > 0) return show({ fields: {}, tariff: inTariff });
    const checked = checkWhatIf(form, body);
    setIdle(checked === null);
    if (checked?.kind === 'invalid') return show({ fields: checked.errors, tariff: {} });
    setWrong(nothingWrong);
    setAsked(bodyOf(checked));
    void navigate({
      to: '/site/$id/whatif',
      params: { id: String(site.id) },
      search: searchOfForm(form),
      replace: true,
    });
  };
  const fields = {
    form,
    errors: wrong.fields,
    change: (part: Partial<WhatIfForm>) => setForm({ ...form, ...part }),
  };
  return (
    <>
      <form ref={element} className={styles.stack} noValidate onSubmit={run}>
        <WhatIfPeriod {...fields} />
        <WhatIfTariff site={site} draft={tariff} errors={wrong.tariff} onDraft={setTariff} />
        <WhatIfDevices {...fields} />
        {isIdle && (
          <p role="alert" className={styles.error}>
            {say('whatIf.nothing')}
          </p>
        )}
        <div>
          <Button type="submit" look="primary">
            {say('whatIf.run')}
          </Button>
        </div>
      </form>
      {asked && <WhatIfResult site={site} body={asked} />}
    </>
  );
};

const bodyOf = (checked: ReturnType<typeof checkWhatIf>): WhatIfBody | null =>
  checked?.kind === 'valid' ? checked.value : null;
