import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { MeterSubPage } from '../MeterSubPage.tsx';
import { type AuditSearch, auditViewOf } from '../meter-search.ts';
import { PowerCheckList } from '../power-check/PowerCheckList.tsx';
import { AuditList } from './AuditList.tsx';
import { kindOf } from './audit-words.ts';
import { QuarantineList } from './QuarantineList.tsx';

const route = '/account/edit/meter/$id/audit';

export const AuditScreen = () => {
  const { say } = useTexts();
  const { id } = useParams({ from: route });
  const { kind, view } = useSearch({ from: route });
  const navigate = useNavigate();
  const queries = useQueryClient();
  const open = (search: AuditSearch) =>
    void navigate({ to: '/edit/meter/$id/audit', params: { id }, search, replace: true });
  return (
    <MeterSubPage title="audit.title" id={id} onRefresh={() => void queries.invalidateQueries()}>
      {({ meter, zone, rights }) => (
        <>
          <SegmentedControl
            label={say('audit.title')}
            options={[
              { value: 'entries', label: say('audit.entries') },
              { value: 'powers', label: say('powerCheck.title') },
              { value: 'quarantine', label: say('quarantine.title') },
            ]}
            value={view ?? 'entries'}
            onChange={(value) => open(auditViewOf(value))}
          />
          {view === 'powers' && <PowerCheckList meterId={meter.id} zone={zone} />}
          {view === 'quarantine' && <QuarantineList meterId={meter.id} zone={zone} edits={rights.manages} />}
          {view === undefined && (
            <AuditList
              meterId={meter.id}
              zone={zone}
              edits={rights.edits}
              kind={kindOf(kind)}
              onKind={(chosen) => open(chosen ? { kind: chosen } : {})}
            />
          )}
        </>
      )}
    </MeterSubPage>
  );
};
