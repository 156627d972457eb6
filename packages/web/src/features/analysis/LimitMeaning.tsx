import type { AlertLimitsOfSite } from '@ohmstead/contract';
import { useTexts } from '../../texts/use-texts.ts';
import hint from './Hint.module.css';
import styles from './LimitMeaning.module.css';

/** The saved limits in the units of each meter, by its rating. */
export const LimitMeaning = ({ limits: { meters } }: { limits: AlertLimitsOfSite }) => {
  const { say, formats } = useTexts();
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways is reached by the arrow keys. */}
      <section className={styles.scroll} tabIndex={0} aria-label={say('alert.meaning')}>
        <table>
          <caption>{say('alert.meaning')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('alert.meter')}</th>
              <th scope="col">{say('alert.overVoltage')}</th>
              <th scope="col">{say('alert.underVoltage')}</th>
              <th scope="col">{say('alert.overCurrent')}</th>
              <th scope="col">{say('alert.overPower')}</th>
            </tr>
          </thead>
          <tbody>
            {meters.map((meter) => (
              <tr key={meter.meterId}>
                <th scope="row">{meter.name}</th>
                <td>{formats.quantity(meter.overVoltageV, 'V', 1)}</td>
                <td>{formats.quantity(meter.underVoltageV, 'V', 1)}</td>
                <td>{formats.quantity(meter.overCurrentA, 'A', 1)}</td>
                <td>{formats.quantity(meter.overPowerW, 'W', 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={hint.hint}>{say('alert.notJudged')}</p>
    </div>
  );
};
