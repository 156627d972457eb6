import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { kept } from '../../platform/kept.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Hint } from '../../ui/Hint.tsx';
import styles from './LocationMap.module.css';
import type { Pin } from './pin.ts';
import { mapTilesQuery } from './queries.ts';
import { hostOfTiles } from './tile-host.ts';

const TileMap = lazy(() => import('./TileMap.tsx'));

/** The host that may be asked for pictures on this device, always. */
const allowedHost = kept('mapHost');

type LocationMapProps = { pin: Pin | null; onPin: (pin: Pin) => void };

/** The map exists only where the server names tiles. Their host learns where one looks, so they load on request. */
export const LocationMap = ({ pin, onPin }: LocationMapProps) => {
  const { say, lang } = useTexts();
  const { data: tiles } = useQuery(mapTilesQuery(lang));
  const [shownHost, setShownHost] = useState(allowedHost.get());
  if (!tiles?.address) return null;
  const host = hostOfTiles(tiles.address);
  if (shownHost !== host) return <ShowMap host={host} onShow={() => setShownHost(host)} />;
  return (
    <>
      <Suspense fallback={<div className={styles.map} />}>
        <TileMap
          address={tiles.address}
          attribution={tiles.attribution}
          isShifted={tiles.datum === 'gcj02'}
          pin={pin}
          onPin={onPin}
        />
      </Suspense>
      <Hint>{say('place.mapHint')}</Hint>
    </>
  );
};

const ShowMap = ({ host, onShow }: { host: string; onShow: () => void }) => {
  const { say } = useTexts();
  const [always, setAlways] = useState(false);
  const show = () => {
    if (always) allowedHost.set(host);
    onShow();
  };
  return (
    <div className={styles.offer}>
      <Button onClick={show}>{say('place.showMap', { host })}</Button>
      <Checkbox
        label={say('place.mapAlways')}
        checked={always}
        onChange={({ target }) => setAlways(target.checked)}
      />
    </div>
  );
};
