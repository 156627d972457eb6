import type { ServerHealth } from '@ohmstead/contract';
import { unknownText } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import { type Column, RowList } from '../list/RowList.tsx';
import { Mark } from '../page/Mark.tsx';
import { millisecondsText } from '../page/milliseconds-text.ts';
import page from '../page/page.module.css';
import { When } from '../page/When.tsx';
import styles from './Overview.module.css';

type Job = ServerHealth['jobs'][number];

export const JobsCard = ({ jobs }: { jobs: readonly Job[] }) => {
  const { say, lang, formats } = useTexts();
  const columns: readonly Column<Job>[] = [
    {
      key: 'error',
      isFree: true,
      label: say('admin.jobs.outcome'),
      cell: ({ error, runs }) => {
        if (error !== null) return <Mark tone="bad">{error}</Mark>;
        return runs === 0 ? say('admin.jobs.never') : <Mark tone="good">{say('admin.jobs.well')}</Mark>;
      },
    },
    { key: 'last', label: say('admin.jobs.last'), cell: ({ lastStartedAt }) => <When at={lastStartedAt} /> },
    {
      key: 'took',
      label: say('admin.jobs.took'),
      isNumber: true,
      cell: ({ lastMs }) => (lastMs === null ? unknownText : millisecondsText(lastMs, lang)),
    },
    {
      key: 'runs',
      label: say('admin.jobs.runs'),
      isNumber: true,
      cell: ({ runs }) => formats.number(runs, 0),
    },
    {
      key: 'failures',
      label: say('admin.jobs.failures'),
      isNumber: true,
      cell: ({ failures }) => formats.number(failures, 0),
    },
  ];
  return (
    <section id="jobs" className={styles.jobs}>
      <h2>{say('admin.jobs.title')}</h2>
      {jobs.length === 0 ? (
        <p className={page.muted}>{say('admin.jobs.none')}</p>
      ) : (
        <RowList
          label={say('admin.jobs.title')}
          rows={jobs}
          keyOf={({ name }) => name}
          head={{ key: 'name', label: say('admin.jobs.name'), cell: ({ name }) => name }}
          columns={columns}
        />
      )}
    </section>
  );
};
