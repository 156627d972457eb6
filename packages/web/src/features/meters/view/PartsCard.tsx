import type { Meter } from '@ohmstead/contract';
import { unknownText } from '@ohmstead/i18n';
import { useQuery } from '@tanstack/react-query';
import { meterListQuery } from '../../../model/meter/meter-list.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import styles from './MeterView.module.css';

type PartsCardProps = { parts: NonNullable<Meter['parts']>; siteId: number };

/** What a calculated meter is made of. */
export const PartsCard = ({ parts, siteId }: PartsCardProps) => {
  const { say } = useTexts();
  const { data: meters = [] } = useQuery(meterListQuery);
  const nameOf = (id: number) =>
    meters.find((meter) => meter.id === id && meter.siteId === siteId)?.name ?? unknownText;
  return (
    <Card title={say('meter.calculated')}>
      <Hint>{say('meter.calculatedText')}</Hint>
      <ul className={styles.parts}>
        {parts.map(({ meterId, sign }) => (
          <li key={meterId} className={styles.part}>
            <span aria-hidden="true">{sign === 1 ? '+' : '−'}</span>
            <span>
              <span className="hidden-visually">
                {say(sign === 1 ? 'meter.partAdded' : 'meter.partTaken')}{' '}
              </span>
              {nameOf(meterId)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
};
