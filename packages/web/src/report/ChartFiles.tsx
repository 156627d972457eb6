import { type ReactNode, useMemo } from 'react';
import { SavingData } from '../ui/charts/picture/saving-data.ts';
import type { FileOfReport } from './file-of-report.ts';
import { useSaving } from './use-saving.ts';

type ChartFilesProps = { file: FileOfReport | undefined; children: ReactNode };

/** The charts inside offer the file of their figures. */
export const ChartFiles = ({ file, children }: ChartFilesProps) => {
  const { busy, save } = useSaving(file);
  const saving = useMemo(() => ({ isBusy: busy !== null, save: () => save('csv') }), [busy, save]);
  return <SavingData value={file ? saving : null}>{children}</SavingData>;
};
