import { calendarFormatsOf } from '@ohmstead/i18n';
import type { ReactNode } from 'react';
import { type ReportKind, reportTitles } from '../model/site/reports.ts';
import type { Site } from '../model/site/site.ts';
import { useTexts } from '../texts/use-texts.ts';
import { SegmentedControl } from '../ui/SegmentedControl.tsx';
import { ChartFiles } from './ChartFiles.tsx';
import { ComparePicker } from './ComparePicker.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import type { FileOfReport } from './file-of-report.ts';
import { PeriodControls } from './PeriodControls.tsx';
import { PrintHead } from './PrintHead.tsx';
import { periodLabel } from './period-label.ts';
import styles from './ReportFrame.module.css';
import { ReportPeriod } from './report-period.ts';
import type { PeriodState } from './use-period.ts';

type ReportFrameProps<View extends string> = {
  site: Site;
  report: ReportKind;
  /** What `usePeriod` returns; a report that chooses its time by itself leaves it out. */
  state?: PeriodState;
  /** Instead of the calendar's words for the period, such as a billing period's own dates. */
  periodLabel?: string | undefined;
  /** What the period can be compared with; there is no choice when it is left out. */
  comparable?: boolean;
  views?: { readonly options: readonly { value: View; label: string }[]; readonly value: View };
  /** What can be saved; printing is always offered. */
  file?: FileOfReport;
  children: ReactNode;
};

/** Around every report: its period, views, comparison and export. The page and its title are `ReportScreen`'s. */
export const ReportFrame = <View extends string>(props: ReportFrameProps<View>) => {
  const { site, report, state, comparable = false, views, file, children } = props;
  const { say } = useTexts();
  const named = usePeriodName(props);
  const tools = (
    <div className={styles.tools} data-option>
      {views && state && (
        <SegmentedControl
          label={say('report.view')}
          options={views.options}
          value={views.value}
          onChange={state.setView}
        />
      )}
      <div className={styles.more}>
        {comparable && state && <ComparePicker state={state} />}
        <ExportMenu
          file={file}
          printName={[say(reportTitles[report]), site.name, named].filter(Boolean).join(' – ')}
        />
      </div>
    </div>
  );
  return (
    <>
      {named !== null && <PrintHead period={named} />}
      {state && named !== null ? (
        <PeriodControls state={state} label={named}>
          {tools}
        </PeriodControls>
      ) : (
        tools
      )}
      <ReportPeriod value={named ?? ''}>
        <ChartFiles file={file}>{children}</ChartFiles>
      </ReportPeriod>
    </>
  );
};

const usePeriodName = ({
  state,
  periodLabel: own,
}: Pick<ReportFrameProps<string>, 'state' | 'periodLabel'>): string | null => {
  const { say, lang } = useTexts();
  if (!state) return null;
  return own ?? periodLabel(state.period, calendarFormatsOf(lang), say('period.allTime'));
};
