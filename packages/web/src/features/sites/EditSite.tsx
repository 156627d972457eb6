import { useState } from 'react';
import type { Site } from '../../model/site/site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { SiteEditor } from './SiteEditor.tsx';
import { formOfSite } from './site-form.ts';

/** Edits the site as it was when editing began, whatever is fetched meanwhile. */
export const EditSite = ({ site, onDone }: { site: Site; onDone: () => void }) => {
  const { lang } = useTexts();
  const [before] = useState(() => formOfSite(site, lang));
  return <SiteEditor id={site.id} before={before} onSaved={onDone} onCancel={onDone} />;
};
