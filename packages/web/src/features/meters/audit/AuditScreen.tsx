import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { MeterSubPage } from '../MeterSubPage.tsx';
import { PowerCheckList } from '../power-check/PowerCheckList.tsx';
import { AuditList } from './AuditList.tsx';
import { type AuditSearch, auditSearch, auditViewOf } from './audit-search.ts';
import { kindOf } from './audit-words.ts';
import { CalculatedMeter } from './CalculatedMeter.tsx';
import { QuarantineList } from './QuarantineList.tsx';

const route = '/account/edit/meter/$id/audit';

export const AuditScreen = () => {
  const { say } = useTexts();
  const { id } = useParams({ from: route });
  const { kind, view, from, to } = auditSearch(useSearch({ from: route }));
  const dates = from && to ? { from, to } : {};
  const navigate = useNavigate();
  const queries = useQueryClient();
  const open = (search: AuditSearch) =>
    void navigate({ to: '/edit/meter/$id/audit', params: { id }, search, replace: true });
  return (
    <MeterSubPage title="audit.title" id={id} onRefresh={() => void queries.invalidateQueries()}>
      {({ meter, zone, rights }) =>
        meter.parts === null ? (
          <>
            <SegmentedControl
              label={say('audit.title')}
              options={[
                { value: 'entries', label: say('audit.entries') },
                { value: 'powers', label: say('powerCheck.title') },
                { value: 'quarantine', label: say('quarantine.title') },
              ]}
              value={view ?? 'entries'}
              onChange={(value) => open({ ...auditViewOf(value), ...dates })}
            />
            {view === 'powers' && <PowerCheckList meterId={meter.id} zone={zone} />}
            {view === 'quarantine' && (
              <QuarantineList meterId={meter.id} zone={zone} edits={rights.manages} />
            )}
            {view === undefined && (
              <AuditList
                meterId={meter.id}
                zone={zone}
                edits={rights.edits}
                manages={rights.manages}
                filter={{ kind: kindOf(kind), dates }}
                onFilter={(chosen) => open({ ...(chosen.kind && { kind: chosen.kind }), ...chosen.dates })}
              />
            )}
          </>
        ) : (
          <CalculatedMeter parts={meter.parts} />
        )
      }
    </MeterSubPage>
  );
};
