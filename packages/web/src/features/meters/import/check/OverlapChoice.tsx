import type { ImportOutcome, ImportOverlap } from '@ohmstead/contract';
import { useTexts } from '../../../../texts/use-texts.ts';
import { type Choice, ChoiceCards } from '../../../../ui/ChoiceCards.tsx';
import { useSpanText } from '../parts/use-span-text.ts';

type OverlapChoiceProps = {
  found: NonNullable<ImportOutcome['overlap']>;
  holds: ImportOutcome['holds'];
  zone: string;
  overlap: ImportOverlap;
  onChange: (overlap: ImportOverlap) => void;
};

/** What counts where something is already measured. */
export const OverlapChoice = ({ found, holds, zone, overlap, onChange }: OverlapChoiceProps) => {
  const { say } = useTexts();
  const span = useSpanText(zone);
  return (
    <ChoiceCards
      label={say('import.overlap', { count: found.days })}
      hint={span(found)}
      options={useOptions(holds)}
      value={overlap}
      onChange={onChange}
    />
  );
};

/** Energies of an interval cannot stand beside each other: they would be added. */
const useOptions = (holds: ImportOutcome['holds']): Choice<ImportOverlap>[] => {
  const { say } = useTexts();
  const options: Choice<ImportOverlap>[] = [
    { value: 'keep', label: say('import.overlap.keep'), hint: say('import.overlap.keepHint') },
    { value: 'replace', label: say('import.overlap.replace'), hint: say('import.overlap.replaceHint') },
    {
      value: 'sideBySide',
      label: say('import.overlap.sideBySide'),
      hint: say('import.overlap.sideBySideHint'),
    },
  ];
  return options.filter(({ value }) => value !== 'sideBySide' || holds === 'readings');
};
