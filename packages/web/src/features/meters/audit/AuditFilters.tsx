import { auditKinds } from '@ohmstead/contract';
import { spanName } from '../../../model/dates/date-names.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import styles from './Audit.module.css';
import { kindNames, kindOf } from './audit-words.ts';
import type { AuditFilter } from './queries.ts';

type AuditFiltersProps = { filter: AuditFilter; onFilter: (filter: AuditFilter) => void };

/** Entries of a kind, and of the days that led here: these are taken away again by a button. */
export const AuditFilters = ({ filter, onFilter }: AuditFiltersProps) => {
  const { say, lang } = useTexts();
  const { kind, dates } = filter;
  return (
    <div className={styles.filters}>
      <SelectField
        label={say('audit.filter')}
        options={[
          { value: '', label: say('audit.all') },
          ...auditKinds.map((each) => ({ value: each, label: say(kindNames[each]) })),
        ]}
        value={kind ?? ''}
        onChange={(value) => onFilter({ dates, kind: kindOf(value) })}
      />
      {dates.from && dates.to && (
        <div>
          <Button
            icon="close"
            aria-label={say('audit.allDays', { days: spanName(dates.from, dates.to, lang) })}
            onClick={() => onFilter({ kind, dates: {} })}
          >
            {spanName(dates.from, dates.to, lang)}
          </Button>
        </div>
      )}
    </div>
  );
};
