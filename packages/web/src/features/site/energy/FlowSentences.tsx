import type { TextKey } from '@ohmstead/i18n';
import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { decimalsOf, powerUnitOf, toUnit } from '../../../ui/charts/power-unit.ts';
import type { FlowSentence } from './site-flow.ts';

const texts: Record<FlowSentence['kind'], TextKey> = {
  solar: 'site.says.solar',
  house: 'site.says.house',
  importing: 'site.says.importing',
  exporting: 'site.says.exporting',
  balanced: 'site.says.balanced',
  charging: 'site.says.charging',
  discharging: 'site.says.discharging',
  storageIdle: 'site.says.storageIdle',
  solarUnknown: 'site.says.solarUnknown',
  gridUnknown: 'site.says.gridUnknown',
  houseUnknown: 'site.says.houseUnknown',
  storageUnknown: 'site.says.storageUnknown',
};

/** The picture in words. Live values are not announced by themselves: the button reads them when wanted. */
export const FlowSentences = ({ sentences }: { sentences: readonly FlowSentence[] }) => {
  const { say } = useTexts();
  const [read, setRead] = useState<{ text: string; time: number } | null>(null);
  const spoken = useSpoken(sentences);
  return (
    <>
      <ul className="hidden-visually">
        {spoken.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Button look="plain" onClick={() => setRead({ text: spoken.join(' '), time: (read?.time ?? 0) + 1 })}>
        {say('site.read')}
      </Button>
      <p role="status" className="hidden-visually">
        {read && <span key={read.time}>{read.text}</span>}
      </p>
    </>
  );
};

const useSpoken = (sentences: readonly FlowSentence[]): string[] => {
  const { say, formats } = useTexts();
  return sentences.map((sentence) => {
    const powerW = 'powerW' in sentence ? sentence.powerW : null;
    const unit = powerUnitOf([powerW]);
    return say(texts[sentence.kind], {
      power: formats.quantity(toUnit(powerW, unit), unit, decimalsOf[unit]),
    });
  });
};
