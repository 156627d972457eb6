import type { SiteEndUses } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MeasureSwitch } from '../energy-value/MeasureSwitch.tsx';
import { type Measure, useMeasure } from '../energy-value/measure.ts';
import { ValueMissing } from '../energy-value/ValueMissing.tsx';
import { siteQuery } from '../model/site/site.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Card } from '../ui/Card.tsx';
import { QueryState } from '../ui/QueryState.tsx';
import styles from './EndUsesCard.module.css';
import { endUsesQuery, type UsesSpan } from './end-uses-query.ts';
import { excessesOf } from './excesses.ts';
import { UseBar } from './UseBar.tsx';
import { UseNotes } from './UseNotes.tsx';
import { figureOf, rowsOfUses } from './use-rows.ts';

type EndUsesCardProps = {
  siteId: number;
  span: UsesSpan;
  title?: TextKey;
  /** What belongs beneath the uses. */
  more?: (uses: SiteEndUses) => ReactNode;
};

/** Where the consumption of a span went: by load meter, and what none measures; in kWh, in money or as CO₂. */
export const EndUsesCard = ({ siteId, span, title = 'uses.title', more }: EndUsesCardProps) => {
  const { say } = useTexts();
  const query = useQuery(endUsesQuery(siteId, span));
  const { data: site } = useQuery(siteQuery(siteId));
  const showsPrices = site?.showsPrices ?? false;
  const measure = useMeasure(showsPrices);
  return (
    <Card title={say(title)} actions={<MeasureSwitch value={measure} showsPrices={showsPrices} />}>
      <QueryState query={query} blocks={[64, 64, 64]} nested>
        {(uses) =>
          uses.consumptionKwh ? (
            <>
              <Uses uses={uses} measure={measure} />
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

type UsesProps = { uses: SiteEndUses; measure: Measure };

const Uses = ({ uses, measure }: UsesProps) => {
  if (measure !== 'energy' && uses.notMeasured[figureOf[measure]] === null)
    return <ValueMissing measure={measure} />;
  return (
    <>
      <Excesses uses={uses} />
      <ul className={styles.uses}>
        {rowsOfUses(uses, measure).map((row) => (
          <UseBar key={row.key} row={row} measure={measure} currency={uses.currency} />
        ))}
      </ul>
      <UseNotes uses={uses} measure={measure} />
    </>
  );
};

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
