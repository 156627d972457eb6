import { useTexts } from '../../../texts/use-texts.ts';
import { classNames } from '../../class-names.ts';
import styles from './Heatmap.module.css';
import { namedEvery } from './heat-clock.ts';
import { useWidth } from './use-width.ts';

/** The hours above the columns, as many as have room for their names. */
export const HeatClock = () => {
  const { formats } = useTexts();
  const { host, width, textScale } = useWidth<HTMLOListElement>();
  const names = Array.from({ length: 24 }, (_, hour) => formats.axisHour(hour));
  const step = namedEvery(width / textScale, names);
  return (
    <ol ref={host} className={classNames(styles.clock, step === 1 && styles.centred)} aria-hidden="true">
      {names.map(
        (name, hour) =>
          hour % step === 0 && (
            <li key={name} style={{ gridColumn: `span ${step}` }}>
              {name}
            </li>
          ),
      )}
    </ol>
  );
};
