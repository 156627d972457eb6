import type { SiteEndUses } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Card } from '../ui/Card.tsx';
import { Hint } from '../ui/Hint.tsx';
import { QueryState } from '../ui/QueryState.tsx';
import styles from './EndUsesCard.module.css';
import { endUsesQuery, type UsesSpan } from './end-uses-query.ts';
import { UseBar } from './UseBar.tsx';
import { excessesOf, rowsOfUses } from './use-rows.ts';

type EndUsesCardProps = {
  siteId: number;
  span: UsesSpan;
  title?: TextKey;
  /** What belongs beneath the uses. */
  more?: (uses: SiteEndUses) => ReactNode;
};

/** Where the consumption of a span went: by load meter, and what none measures. */
export const EndUsesCard = ({ siteId, span, title = 'uses.title', more }: EndUsesCardProps) => {
  const { say } = useTexts();
  const query = useQuery(endUsesQuery(siteId, span));
  return (
    <Card title={say(title)}>
      <QueryState query={query} blocks={[64, 64, 64]} nested>
        {(uses) =>
          uses.consumptionKwh ? (
            <>
              <Uses uses={uses} />
              {more?.(uses)}
            </>
          ) : (
            <p>{say('uses.none')}</p>
          )
        }
      </QueryState>
    </Card>
  );
};

const Uses = ({ uses }: { uses: SiteEndUses }) => (
  <>
    <Excesses uses={uses} />
    <ul className={styles.uses}>
      {rowsOfUses(uses).map((row) => (
        <UseBar key={row.key} row={row} currency={uses.currency} />
      ))}
    </ul>
    <Notes uses={uses} />
  </>
);

/** Meters that contradict each other are named, and nothing is cut off. */
const Excesses = ({ uses }: { uses: SiteEndUses }) => {
  const { say, formats } = useTexts();
  return excessesOf(uses).map(({ meter, kWh }) => {
    const energy = formats.quantity(kWh, 'kWh');
    return (
      <p key={meter ?? ''} className={styles.excess}>
        {meter === null ? say('uses.exceeds', { energy }) : say('uses.exceedsMeter', { meter, energy })}
      </p>
    );
  });
};

const leastKwh = 0.005;

const Notes = ({
  uses: { notMeasured, outsideKwh, unpricedKwh, storage, currency },
}: {
  uses: SiteEndUses;
}) => {
  const { say, formats } = useTexts();
  const energy = (kWh: number) => formats.quantity(kWh, 'kWh');
  const hasPrices = notMeasured.amount !== null;
  return (
    <>
      <p className={styles.legend}>
        <span className={styles.sample} aria-hidden="true" />
        {say('uses.legendAlwaysOn')}
      </p>
      {storage?.amount != null && storage.gridKwh > leastKwh && (
        <Hint>
          {say('uses.storage')}: {energy(storage.gridKwh)}, {formats.money(storage.amount, currency)}
        </Hint>
      )}
      {hasPrices && <Hint>{say('uses.prices')}</Hint>}
      {hasPrices && unpricedKwh > leastKwh && (
        <Hint>{say('uses.unpriced', { energy: energy(unpricedKwh) })}</Hint>
      )}
      {outsideKwh > leastKwh && <Hint>{say('uses.outside', { energy: energy(outsideKwh) })}</Hint>}
    </>
  );
};
