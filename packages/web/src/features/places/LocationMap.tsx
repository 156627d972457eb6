import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Hint } from '../../ui/Hint.tsx';
import styles from './LocationMap.module.css';
import type { Pin } from './pin.ts';
import { mapTilesQuery } from './queries.ts';

const TileMap = lazy(() => import('./TileMap.tsx'));

type LocationMapProps = { pin: Pin | null; onPin: (pin: Pin) => void };

/** Only where the server names tiles. Asking for them tells their server where somebody looks: not before it is wished. */
export const LocationMap = ({ pin, onPin }: LocationMapProps) => {
  const { say, lang } = useTexts();
  const { data: tiles } = useQuery(mapTilesQuery(lang));
  const [shown, setShown] = useState(false);
  if (!tiles?.address) return null;
  if (!shown) {
    return (
      <div>
        <Button onClick={() => setShown(true)}>{say('place.showMap')}</Button>
      </div>
    );
  }
  return (
    <>
      <Suspense fallback={<div className={styles.map} />}>
        <TileMap address={tiles.address} attribution={tiles.attribution} pin={pin} onPin={onPin} />
      </Suspense>
      <Hint>{say('place.mapHint')}</Hint>
    </>
  );
};
