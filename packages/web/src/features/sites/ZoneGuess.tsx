import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Coordinates.module.css';
import { type Pin, pinOf } from './pin.ts';
import type { SiteForm } from './site-form.ts';

type ZoneGuessProps = { form: SiteForm; onUse: (zone: string) => void };

/** Offers the zone the coordinates lie in where another one is chosen. */
export const ZoneGuess = ({ form, onUse }: ZoneGuessProps) => {
  const { say } = useTexts();
  const pin = pinOf(form);
  const { data: zone } = useQuery({
    queryKey: ['zoneAt', pin],
    queryFn: () => (pin === null ? null : zoneAt(pin)),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  if (!zone || zone === form.timeZone) return null;
  return (
    <div className={styles.offer} role="status">
      <p>{say('place.zoneGuess', { zone: zone.replaceAll('_', ' ') })}</p>
      <Button onClick={() => onUse(zone)}>{say('place.useZone')}</Button>
    </div>
  );
};

/** The table of zones is large and comes with its first use. */
const zoneAt = async ({ latitude, longitude }: Pin): Promise<string> => {
  const { default: zoneOf } = await import('@photostructure/tz-lookup');
  return zoneOf(latitude, longitude);
};
