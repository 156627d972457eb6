import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import styles from './Coordinates.module.css';
import { LocationMap } from './LocationMap.tsx';
import { PlaceSearch } from './PlaceSearch.tsx';
import { type Pin, pinOf, writePin } from './pin.ts';
import pairs from './SiteEditor.module.css';
import type { FieldsProps } from './use-site-fields.ts';
import { useSiteFields } from './use-site-fields.ts';

type Locating = 'idle' | 'busy' | 'denied';

/** Four ways to say where a site is: its place by name, two numbers, this device's own location, a pin on the map. */
export const Coordinates = (props: FieldsProps) => {
  const { say, lang } = useTexts();
  const { number } = useSiteFields(props);
  const [locating, setLocating] = useState<Locating>('idle');
  const put = (pin: Pin) => props.change(writePin(pin, lang));
  const locate = () => {
    setLocating('busy');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating('idle');
        put(coords);
      },
      () => setLocating('denied'),
      { timeout: locationTimeoutMs },
    );
  };
  return (
    <fieldset className={styles.coordinates}>
      <legend>{say('place.coordinates')}</legend>
      <p className={styles.why}>{say('place.coordinatesWhy')}</p>
      <PlaceSearch onPin={put} />
      <div className={pairs.pair}>
        <TextField label={say('place.latitude')} hint={say('place.latitudeHint')} {...number('latitude')} />
        <TextField
          label={say('place.longitude')}
          hint={say('place.longitudeHint')}
          {...number('longitude')}
        />
      </div>
      <div className={styles.buttons}>
        <Button icon="pin" busy={locating === 'busy'} onClick={locate}>
          {say(locating === 'busy' ? 'place.locating' : 'place.myLocation')}
        </Button>
      </div>
      <p role="status" className={styles.denied}>
        {locating === 'denied' && say('place.locationDenied')}
      </p>
      <LocationMap pin={pinOf(props.form)} onPin={put} />
    </fieldset>
  );
};

const locationTimeoutMs = 15_000;
