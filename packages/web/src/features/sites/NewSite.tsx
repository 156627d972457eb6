import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Page } from '../../frame/Page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { browserZone } from '../../ui/browser-zone.ts';
import { SiteEditor } from './SiteEditor.tsx';
import { newSite } from './site-form.ts';

export const NewSite = () => {
  const { say } = useTexts();
  const navigate = useNavigate();
  const [empty] = useState(() => newSite(browserZone(), Date.now()));
  return (
    <Page title={say('place.new')} back narrow>
      <SiteEditor
        id={0}
        before={empty}
        onSaved={({ id }) =>
          void navigate({ to: '/edit/place/$id', params: { id: String(id) }, replace: true })
        }
        onCancel={() => void navigate({ to: '/edit/placelist', replace: true })}
      />
    </Page>
  );
};
