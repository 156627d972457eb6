import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { PlaceEditor } from './PlaceEditor.tsx';
import { formOfPlace, type Place } from './place-form.ts';

/** Edits the place as it was when editing began, whatever is fetched meanwhile. */
export const EditPlace = ({ place, onDone }: { place: Place; onDone: () => void }) => {
  const { lang } = useTexts();
  const [before] = useState(() => formOfPlace(place, lang));
  return <PlaceEditor id={place.id} before={before} onSaved={onDone} onCancel={onDone} />;
};
