import type { ImportOutcome } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../texts/use-texts.ts';
import { coveringImport } from './covering-import.ts';
import styles from './Import.module.css';
import { importsQuery } from './queries.ts';
import { useSpanText } from './use-span-text.ts';

type CoveredProps = { meterId: number; outcome: ImportOutcome; zone: string };

/** Warns before the same days are imported twice. */
export const Covered = ({ meterId, outcome, zone }: CoveredProps) => {
  const { say } = useTexts();
  const span = useSpanText(zone);
  const { data: imports = [] } = useQuery(importsQuery(meterId));
  const earlier = coveringImport(outcome, imports);
  if (earlier === null) return null;
  return (
    <p role="status" className={styles.covered}>
      {say('import.covered', { span: span(earlier) })}
    </p>
  );
};
