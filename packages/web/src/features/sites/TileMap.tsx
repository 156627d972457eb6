import { useEffect, useRef } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './LocationMap.module.css';
import type { Pin } from './pin.ts';
import { createPinMap, type PinMap } from './pin-map.ts';

type TileMapProps = {
  address: string;
  attribution: string | null;
  isShifted: boolean;
  pin: Pin | null;
  onPin: (pin: Pin) => void;
};

const TileMap = ({ address, attribution, isShifted, pin, onPin }: TileMapProps) => {
  const { say } = useTexts();
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<PinMap | null>(null);
  const latest = useRef(onPin);
  latest.current = onPin;
  const pinLabel = say('place.pin');

  useEffect(() => {
    if (!element.current) return;
    const created = createPinMap(element.current, {
      address,
      attribution,
      isShifted,
      pinLabel,
      pinClass: styles.pin ?? '',
      onPin: (placed) => latest.current(placed),
    });
    map.current = created;
    return () => {
      created.remove();
      map.current = null;
    };
  }, [address, attribution, isShifted, pinLabel]);

  useEffect(() => {
    map.current?.show(pin);
  }, [pin]);

  return <section ref={element} className={styles.map} aria-label={say('place.map')} />;
};

export default TileMap;
