import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Page } from '../../frame/Page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { browserZone } from '../../ui/browser-zone.ts';
import { PlaceEditor } from './PlaceEditor.tsx';
import { newPlace } from './place-form.ts';

export const NewPlace = () => {
  const { say } = useTexts();
  const navigate = useNavigate();
  const [empty] = useState(() => newPlace(browserZone(), Date.now()));
  return (
    <Page title={say('place.new')} back narrow>
      <PlaceEditor
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
