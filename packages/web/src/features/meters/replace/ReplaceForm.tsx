import type { AuditQuestion, Meter, MeterLive } from '@ohmstead/contract';
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { SaveBar } from '../../../forms/SaveBar.tsx';
import { UnsavedQuestion } from '../../../forms/UnsavedQuestion.tsx';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import { Problem } from '../../../ui/Problem.tsx';
import { useAuditDates } from '../audit/use-audit-dates.ts';
import { CountFields } from './CountFields.tsx';
import { NewDeviceFields } from './NewDeviceFields.tsx';
import styles from './Replace.module.css';
import { type Phase, shownPhases } from './replace-form.ts';
import { useReplacement } from './use-replacement.ts';

type ReplaceFormProps = {
  meter: Meter;
  zone: string;
  live: MeterLive | null;
  /** What another device is the answer to. */
  question?: AuditQuestion | null;
};

export const ReplaceForm = ({ meter, zone, live, question = null }: ReplaceFormProps) => {
  const { say } = useTexts();
  const shown = shownPhases(live?.phases.length ?? 0, meter.net !== null);
  const titleOf = (phase: Phase) => {
    if (phase === 'net') return say('audit.net');
    return shown.length > 1 ? say('site.phase', { phase }) : say('replace.counters');
  };
  const leave = useLeave(meter.id);
  const edit = useReplacement({ meterId: meter.id, zone, shown, question, onReplaced: leave.toAudit });
  const { counts } = edit.form;
  return (
    <form className={styles.form} onSubmit={edit.submit} noValidate>
      <Hint>{say('replace.text')}</Hint>
      <NewDeviceFields edit={edit} sn={meter.sn} zone={zone} />
      <Card title={say('replace.counts')}>
        <Hint>{say('replace.countsText')}</Hint>
        {shown.map((phase, place) => (
          <CountFields
            key={phase}
            title={titleOf(phase)}
            name={phase}
            counts={counts[phase]}
            last={phase === 'net' ? meter.net : (live?.phases[place] ?? null)}
            errorOf={edit.errorOf}
            onChange={(typed) => edit.change({ counts: { ...counts, [phase]: typed } })}
          />
        ))}
      </Card>
      {edit.problem && <Problem>{edit.problem}</Problem>}
      <SaveBar changed saving={edit.saving} onCancel={leave.back} />
      <UnsavedQuestion guard={edit.guard} />
    </form>
  );
};

const useLeave = (meterId: number) => {
  const router = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  const search = useAuditDates();
  const params = { id: String(meterId) };
  return {
    toAudit: () => void navigate({ to: '/edit/meter/$id/audit', params, search, replace: true }),
    back: () =>
      canGoBack ? router.history.back() : void navigate({ to: '/edit/meter/$id', params, replace: true }),
  };
};
