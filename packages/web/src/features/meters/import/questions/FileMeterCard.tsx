import type { ImportPreview } from '@ohmstead/contract';
import { useTexts } from '../../../../texts/use-texts.ts';
import { ChoiceCards } from '../../../../ui/ChoiceCards.tsx';
import { TextField } from '../../../../ui/Field.tsx';
import { StepCard } from '../parts/StepCard.tsx';

type FileMeterCardProps = {
  preview: ImportPreview;
  meter: string | null;
  /** The server has refused the file without it. */
  asked: boolean;
  disabled: boolean;
  onChange: (meter: string) => void;
};

/** The one question that a file leaves open which says everything else itself. */
export const FileMeterCard = ({ preview, meter, asked, disabled, onChange }: FileMeterCardProps) => {
  const { say } = useTexts();
  const label = say('import.ask.meter');
  const { meters, open } = preview;
  if (!asked && !open.includes('meter')) return null;
  return (
    <StepCard title={say('import.questions')} isCurrent={meter === null}>
      {meters.length > 0 ? (
        <ChoiceCards
          label={label}
          options={meters.map(({ text }) => ({ value: text, label: text }))}
          value={meter ?? ''}
          disabled={disabled}
          onChange={onChange}
        />
      ) : (
        <TextField
          label={label}
          value={meter ?? ''}
          maxLength={100}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </StepCard>
  );
};
