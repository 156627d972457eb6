import { calls, type ListedIncident } from '@ohmstead/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { alertRulesQuery } from '../../../model/incident/alert-rules.ts';
import { incidentQuery } from '../../../model/incident/incident.ts';
import { refreshIncidents } from '../../../model/incident/incident-list.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { showToast } from '../../../toasts/toast-store.ts';

/** Both changes answer with the incident as it is now; lists and rules follow. */
const useChanged = ({ id, siteId }: ListedIncident) => {
  const queries = useQueryClient();
  return (changed: ListedIncident, done: string): void => {
    queries.setQueryData(incidentQuery(id).queryKey, (known) => known && { ...known, ...changed });
    showToast('status', done);
    void refreshIncidents(queries, siteId);
    void queries.invalidateQueries({ queryKey: alertRulesQuery(siteId).queryKey });
  };
};

/** 0 hours end the pause. */
export const useSnooze = (incident: ListedIncident) => {
  const { say } = useTexts();
  const changed = useChanged(incident);
  return useMutation({
    mutationFn: (hours: number) =>
      call(calls.incident.snooze, { params: { id: incident.id }, body: { hours } }),
    onSuccess: (now) => changed(now, say(now.snoozedUntil === null ? 'alert.resumed' : 'alert.pauseBegun')),
  });
};

export const useNormal = (incident: ListedIncident) => {
  const { say } = useTexts();
  const changed = useChanged(incident);
  return useMutation({
    mutationFn: (isNormal: boolean) =>
      call(calls.incident.normal, { params: { id: incident.id }, body: { isNormal } }),
    onSuccess: (now) => changed(now, say(now.isNormal ? 'alert.normalDone' : 'alert.normalUndone')),
  });
};
