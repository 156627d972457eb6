// The other tariff of a what-if. The address says what it began with; the prices it was calculated with are kept in
// this browser, since an address has no room for them.
import { type TariffBody, tariffBody } from '@ohmstead/contract';
import { kept } from '../../../platform/kept.ts';
import type { Texts } from '../../../texts/use-texts.ts';
import { type TemplateName, templateOf, templateTexts } from '../contract/templates.ts';
import { bodyOfVersion, type VersionDraft, versionDraft, versionErrors } from '../contract/version-draft.ts';
import type { VersionStart } from '../contract/version-start.ts';

/** Another tariff, and what it began with. */
export type OtherTariff = { readonly start: VersionStart; readonly draft: VersionDraft };

export const templateDraft = (name: TemplateName, say: Texts['say']): VersionDraft => ({
  ...templateOf(name, '', say('bill.line.fixed')),
  name: say(templateTexts[name].name),
  fixedCharges: [],
});

/** The tariff applies throughout the period, whatever days it is agreed for. */
export const checkOther = ({ draft }: OtherTariff, from: string) => {
  const body = bodyOfVersion(0, { ...draft, validFrom: from, lastDay: '' });
  return { body, errors: versionErrors(body) };
};

const storedFor = (siteId: number, start: VersionStart) => kept(`whatIf/${siteId}/${JSON.stringify(start)}`);

export const keepTariff = (siteId: number, start: VersionStart, body: TariffBody): void =>
  storedFor(siteId, start).set(JSON.stringify(body));

/** The tariff with the prices it was last calculated with, if it ever was. */
export const otherTariff = (siteId: number, begun: OtherTariff, lang: string): OtherTariff => {
  const text = storedFor(siteId, begun.start).get();
  const read = text === null ? null : tariffBody.safeParse(jsonOf(text));
  if (!read?.success) return begun;
  const { id, ...version } = read.data;
  return { ...begun, draft: versionDraft(version, lang) };
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
