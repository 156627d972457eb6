// What a new version begins with, as the address says: a template, or a version of this or another site.
import { type TemplateName, templateNames } from './templates.ts';

export type VersionStart = {
  readonly template?: TemplateName;
  readonly site?: number;
  readonly copy?: string;
};

export const versionStart = ({ template, site, copy }: Record<string, unknown>): VersionStart => {
  const known = templateNames.find((name) => name === template);
  if (known) return { template: known };
  if (typeof site !== 'number') return {};
  return typeof copy === 'string' || typeof copy === 'number' ? { site, copy: String(copy) } : { site };
};
