import type { WhatIfBody } from '@ohmstead/contract';
import { useNavigate } from '@tanstack/react-router';
import { type SyntheticEvent, useRef, useState } from 'react';
import type { FieldErrors } from '../../../forms/check-form.ts';
import { focusFirstError } from '../../../forms/focus-first-error.ts';
import type { Site } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Problem } from '../../../ui/Problem.tsx';
import styles from '../TariffForm.module.css';
import { WhatIfDevices } from './WhatIfDevices.tsx';
import { WhatIfPeriod } from './WhatIfPeriod.tsx';
import { WhatIfResult } from './WhatIfResult.tsx';
import { WhatIfTariff } from './WhatIfTariff.tsx';
import { checkWhatIf, searchOfForm, type WhatIfForm } from './what-if-form.ts';
import { checkOther, keepTariff, type OtherTariff } from './what-if-tariff.ts';

type Wrong = { readonly fields: FieldErrors; readonly tariff: FieldErrors };
const nothingWrong: Wrong = { fields: {}, tariff: {} };

type WhatIfProps = { site: Site; begin: WhatIfForm; beginTariff: OtherTariff | null };

export const WhatIf = ({ site, begin, beginTariff }: WhatIfProps) => {
  const { say } = useTexts();
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState(begin);
  const [other, setOther] = useState(beginTariff);
  const [wrong, setWrong] = useState(nothingWrong);
  const [asked, setAsked] = useState<WhatIfBody | null>(() => bodyOf(check(begin, beginTariff)));
  const [isIdle, setIdle] = useState(false);

  const write = (chosen: OtherTariff | null) =>
    void navigate({
      to: '/site/$id/whatif',
      params: { id: String(site.id) },
      search: { ...searchOfForm(form), ...chosen?.start },
      replace: true,
      resetScroll: false,
    });
  const show = (found: Wrong) => {
    setWrong(found);
    if (element.current) focusFirstError(element.current, { ...found.fields, ...found.tariff });
  };
  const run = (event: SyntheticEvent) => {
    event.preventDefault();
    const { tariff, inTariff, checked } = check(form, other);
    if (Object.keys(inTariff).length > 0) return show({ fields: {}, tariff: inTariff });
    setIdle(checked === null);
    if (checked?.kind === 'invalid') return show({ fields: checked.errors, tariff: {} });
    setWrong(nothingWrong);
    setAsked(checked?.value ?? null);
    if (other && tariff) keepTariff(site.id, other.start, tariff);
    write(other);
  };
  const start = (chosen: OtherTariff | null) => {
    setOther(chosen);
    write(chosen);
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
        <WhatIfTariff site={site} other={other} errors={wrong.tariff} onStart={start} onChange={setOther} />
        <WhatIfDevices {...fields} />
        {isIdle && <Problem>{say('whatIf.nothing')}</Problem>}
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

const check = (form: WhatIfForm, other: OtherTariff | null) => {
  const checkedTariff = other && checkOther(other, form.from);
  const tariff = checkedTariff?.body ?? null;
  return { tariff, inTariff: checkedTariff?.errors ?? {}, checked: checkWhatIf(form, tariff) };
};

/** Returns null when something is wrong or nothing would be different. */
const bodyOf = ({ inTariff, checked }: ReturnType<typeof check>): WhatIfBody | null =>
  Object.keys(inTariff).length === 0 && checked?.kind === 'valid' ? checked.value : null;
