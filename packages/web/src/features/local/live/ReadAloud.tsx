import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';

/** Live values are not announced by themselves: the button reads them when wanted. */
export const ReadAloud = ({ text }: { text: string }) => {
  const { say } = useTexts();
  const [read, setRead] = useState<{ text: string; time: number } | null>(null);
  return (
    <>
      <Button look="plain" onClick={() => setRead({ text, time: (read?.time ?? 0) + 1 })}>
        {say('site.read')}
      </Button>
      <p role="status" className="hidden-visually">
        {read && <span key={read.time}>{read.text}</span>}
      </p>
    </>
  );
};
