import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../../../ui/QueryState.tsx';
import styles from './auto-send.module.css';
import { type ChosenReport, reportPreviewQuery } from './report-preview-query.ts';

export const ReportPreview = (chosen: ChosenReport) => {
  const preview = useQuery(reportPreviewQuery(chosen));
  return (
    <QueryState query={preview} blocks={[480]} nested>
      {({ subject, html }) => (
        <>
          <p className={styles.subject}>{subject}</p>
          {/* What is in a mail runs nothing and reaches nothing here. */}
          <iframe className={styles.frame} title={subject} sandbox="" srcDoc={html} />
        </>
      )}
    </QueryState>
  );
};
