import { errorCodes, type ImportOutcome } from '@ohmstead/contract';
import { errorKey } from '@ohmstead/i18n';
import { useTexts } from '../../../../texts/use-texts.ts';
import { Tile } from '../../../../ui/Card.tsx';
import { Disclosure } from '../../../../ui/Disclosure.tsx';
import styles from '../parts/Import.module.css';
import { useSpanText } from '../parts/use-span-text.ts';

type OutcomeCountsProps = { outcome: ImportOutcome; zone: string };

/** What a file brought, or would. */
export const OutcomeCounts = ({ outcome, zone }: OutcomeCountsProps) => {
  const { say, formats } = useTexts();
  const span = useSpanText(zone);
  const { holds, readings, duplicates, refusedRows, rows } = outcome;
  return (
    <>
      <div className={styles.tiles}>
        <Tile label={say(holds === 'intervals' ? 'import.intervals' : 'import.readings')}>
          {formats.number(readings, 0)}
        </Tile>
        <Tile label={say('import.duplicates')}>{formats.number(duplicates, 0)}</Tile>
        <Tile label={say('import.refused')}>{formats.number(refusedRows, 0)}</Tile>
        <Tile label={say('import.rows')}>{formats.number(rows, 0)}</Tile>
      </div>
      <p>{span(outcome)}</p>
      {outcome.refused.length > 0 && <Refused refused={outcome.refused} />}
    </>
  );
};

const Refused = ({ refused }: Pick<ImportOutcome, 'refused'>) => {
  const { say } = useTexts();
  const textOf = (code: string) => {
    const known = errorCodes.find((each) => each === code);
    return known ? say(errorKey(known)) : code;
  };
  return (
    <Disclosure summary={say('import.firstRefused')}>
      <ul className={styles.refused}>
        {refused.map(({ line, code }) => (
          <li key={line}>{say('import.refusedLine', { line, reason: textOf(code) })}</li>
        ))}
      </ul>
    </Disclosure>
  );
};
