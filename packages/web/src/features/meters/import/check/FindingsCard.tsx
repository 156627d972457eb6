import { errorCodes, type ImportOutcome } from '@ohmstead/contract';
import { errorKey } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card, Tile } from '../../../ui/Card.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import styles from './Import.module.css';
import { useSpanText } from './use-span-text.ts';

type OutcomeCardProps = { outcome: ImportOutcome; zone: string };

/** What a file brought, or would. */
export const OutcomeCard = ({ outcome, zone }: OutcomeCardProps) => {
  const { say, formats } = useTexts();
  const span = useSpanText(zone);
  const { dryRun, readings, duplicates, refusedRows, rows } = outcome;
  return (
    <div role="status">
      <Card title={say(dryRun ? 'import.wouldBring' : 'import.done')}>
        <div className={styles.tiles}>
          <Tile label={say('import.readings')}>{formats.number(readings, 0)}</Tile>
          <Tile label={say('import.duplicates')}>{formats.number(duplicates, 0)}</Tile>
          <Tile label={say('import.refused')}>{formats.number(refusedRows, 0)}</Tile>
          <Tile label={say('import.rows')}>{formats.number(rows, 0)}</Tile>
        </div>
        <p>{span(outcome)}</p>
        {outcome.refused.length > 0 && <Refused refused={outcome.refused} />}
      </Card>
    </div>
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
