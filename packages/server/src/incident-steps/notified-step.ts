import type { IncidentStep } from '@ohmstead/domain';
import type { NotifiedIncident } from '@ohmstead/i18n';

/** A step of an incident that people are notified of now. */
export type NotifiedStep = {
  readonly stepId: number;
  readonly step: IncidentStep;
  /** When it happened. */
  readonly at: Date;
  readonly incidentId: number;
  readonly incident: NotifiedIncident;
  readonly siteId: number;
  readonly ownerId: number;
  readonly timeZone: string;
  /** ISO 4217. */
  readonly currency: string;
};
