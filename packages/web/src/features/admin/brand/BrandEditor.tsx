import { errorKey } from '@ohmstead/i18n';
import { useState } from 'react';
import { SaveBar } from '../../../forms/SaveBar.tsx';
import { UnsavedQuestion } from '../../../forms/UnsavedQuestion.tsx';
import { useCheckedSubmit } from '../../../forms/use-checked-submit.ts';
import { useUnsavedGuard } from '../../../forms/use-unsaved-guard.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { TextField } from '../../../ui/Field.tsx';
import page from '../page/page.module.css';
import { BrandPreview } from './BrandPreview.tsx';
import { type BrandForm, checkBrand, formOfBrand, type SavedBrand } from './brand-form.ts';
import { ColourField } from './ColourField.tsx';
import { LogoField } from './LogoField.tsx';
import { useLogoUrl } from './use-logo-url.ts';
import { useSaveBrand } from './use-save-brand.ts';

type BrandEditorProps = {
  brand: SavedBrand;
  /** Of this server itself, which alone shows its logo. */
  isCurrent: boolean;
};

export const BrandEditor = ({ brand, isCurrent }: BrandEditorProps) => {
  const { say } = useTexts();
  const initial = formOfBrand(brand);
  const [form, setForm] = useState(initial);
  const save = useSaveBrand();
  const changed = JSON.stringify(form) !== JSON.stringify(initial);
  const guard = useUnsavedGuard(changed);
  const { errors, submit } = useCheckedSubmit({
    check: () => checkBrand(form, brand.serverGroup),
    send: (body, onError) => save.mutate(body, { onError }),
    fieldOfCode: { image_invalid: 'logo', upload_too_large: 'logo' },
  });
  // A picture takes a while to be read: what was typed meanwhile stays.
  const change = (typed: Partial<BrandForm>) => setForm((now) => ({ ...now, ...typed }));
  const error = (name: keyof BrandForm) => errors[name] && say(errorKey(errors[name]));
  const logoUrl = useLogoUrl(form.logo, isCurrent ? brand.logo : null);
  return (
    <form className={page.columns} noValidate onSubmit={submit}>
      <Card title={brand.serverGroup}>
        <TextField
          name="title"
          label={say('admin.brand.name')}
          hint={say('admin.brand.nameHint')}
          maxLength={60}
          value={form.title}
          error={error('title')}
          onChange={({ target }) => change({ title: target.value })}
        />
        <TextField
          name="footer"
          label={say('admin.brand.footer')}
          hint={say('admin.brand.footerHint')}
          maxLength={120}
          value={form.footer}
          error={error('footer')}
          onChange={({ target }) => change({ footer: target.value })}
        />
        <ColourField value={form.colour} error={error('colour')} onChange={(colour) => change({ colour })} />
        <LogoField
          logo={form.logo}
          hasSaved={brand.logo !== null}
          url={logoUrl}
          error={error('logo')}
          onChange={(logo) => change({ logo })}
        />
        <SaveBar changed={changed} saving={save.isPending} onCancel={() => setForm(initial)} />
      </Card>
      <Card title={say('admin.brand.preview')}>
        <BrandPreview form={form} logoUrl={logoUrl} />
      </Card>
      <UnsavedQuestion guard={guard} />
    </form>
  );
};
