import type { Quarantined } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { phaseName } from '../../../ui/phase-name.ts';
import styles from './Audit.module.css';

/** What the reading says: V, A, W, import and export of each phase. */
export const ReadingTable = ({ reading }: { reading: Quarantined }) => {
  const { say, formats } = useTexts();
  const heads = [
    say('overview.voltage'),
    say('overview.current'),
    say('overview.power'),
    say('overview.importCounter'),
    say('overview.exportCounter'),
  ];
  const units = ['V', 'A', 'W', 'kWh', 'kWh'] as const;
  const rows = [
    ...reading.phases.map((values, place) => ({ name: phaseName(place), values })),
    ...(reading.net ? [{ name: say('audit.net'), values: reading.net }] : []),
  ];
  return (
    <dl className={styles.values}>
      {rows.map(({ name, values }) => (
        <div key={name}>
          <dt className={rows.length > 1 ? undefined : 'hidden-visually'}>{name}</dt>
          <dd>
            {units.map((unit, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a quantity is identified by its position.
              <span key={place}>
                <span className={styles.muted}>{heads[place]}</span>{' '}
                {formats.quantity(values[place] ?? null, unit)}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
};
