import type { IncidentStep } from '@ohmstead/domain';
import type { ToldIncident } from '@ohmstead/i18n';

/** A step of an incident that people are told of now. */
export type ToldStep = {
  readonly stepId: number;
  readonly step: IncidentStep;
  /** When it happened. */
  readonly at: Date;
  readonly incidentId: number;
  readonly incident: ToldIncident;
  readonly siteId: number;
  readonly ownerId: number;
  readonly timeZone: string;
  /** ISO 4217. */
  readonly currency: string;
};
