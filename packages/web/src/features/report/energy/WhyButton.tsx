import type { EnergyReport } from '@ohmstead/contract';
import { type ReactNode, useState } from 'react';
import type { PeriodState } from '../../../report/use-period.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { WhySheet } from './WhySheet.tsx';
import type { WhyKey } from './why-figure.ts';

type WhyButtonProps = {
  siteId: number;
  state: PeriodState;
  report: EnergyReport;
  figure: WhyKey;
  name: string;
  /** The figure itself. */
  children: ReactNode;
};

/** Opens what a figure is made of. */
export const WhyButton = ({ siteId, state, report, figure, name, children }: WhyButtonProps) => {
  const { say } = useTexts();
  const [open, setOpen] = useState(false);
  const title = say('why.open', { name });
  return (
    <>
      <IconButton icon="info" label={title} onClick={() => setOpen(true)} />
      <Dialog open={open} title={title} closeLabel={say('action.close')} onClose={() => setOpen(false)}>
        <WhySheet siteId={siteId} period={state.period} report={report} figure={figure}>
          {children}
        </WhySheet>
      </Dialog>
    </>
  );
};
