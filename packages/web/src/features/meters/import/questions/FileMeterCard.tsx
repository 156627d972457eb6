import type { ImportPreview } from '@ohmstead/contract';
import { useTexts } from '../../../../texts/use-texts.ts';
import { ChoiceCards } from '../../../../ui/ChoiceCards.tsx';
import { StepCard } from '../parts/StepCard.tsx';

type FileMeterCardProps = {
  preview: ImportPreview;
  meter: string | null;
  disabled: boolean;
  onChange: (meter: string) => void;
};

/** The one question that a file leaves open which says everything else itself. */
export const FileMeterCard = ({ preview, meter, disabled, onChange }: FileMeterCardProps) => {
  const { say } = useTexts();
  if (!preview.open.includes('meter')) return null;
  return (
    <StepCard title={say('import.questions')} isCurrent={meter === null}>
      <ChoiceCards
        label={say('import.ask.meter')}
        options={preview.meters.map(({ text }) => ({ value: text, label: text }))}
        value={meter ?? ''}
        disabled={disabled}
        onChange={onChange}
      />
    </StepCard>
  );
};
