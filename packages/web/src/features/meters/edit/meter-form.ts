// Pure: a meter as it is typed, from and to the contract's body.
import { type Meter, type MeterBody, meterBody } from '@ohmstead/contract';
import { type Checked, checkForm } from '../../../forms/check-form.ts';
import { readDecimal, writeDecimal } from '../../../forms/decimal.ts';

export type Sign = 1 | -1;

export type MeterForm = {
  readonly name: string;
  readonly siteId: string;
  /** A device that uploads, or the sum of others. */
  readonly kind: 'device' | 'calculated';
  readonly sn: string;
  /** Asks for a serial number that somebody else registered and that never sent. */
  readonly claim: boolean;
  readonly type: '1' | '3';
  readonly useType: '1' | '2' | '3' | '4';
  /** The id of the load meter that it stands behind; empty at the top. */
  readonly behindMeterId: string;
  readonly ratedPowerW: string;
  readonly ratedCurrentA: string;
  readonly ratedVoltageV: string;
  readonly ratedFrequencyHz: string;
  readonly counterModulusKwh: string;
  readonly uploadMode: string;
  readonly parts: Readonly<Record<number, Sign>>;
};

export const newMeterForm = (siteId: number | null): MeterForm => ({
  name: '',
  siteId: siteId === null ? '' : String(siteId),
  kind: 'device',
  sn: '',
  claim: false,
  type: '1',
  useType: '1',
  behindMeterId: '',
  ratedPowerW: '',
  ratedCurrentA: '',
  ratedVoltageV: '',
  ratedFrequencyHz: '',
  counterModulusKwh: '',
  uploadMode: '',
  parts: {},
});

export const formOfMeter = (meter: Meter, lang: string): MeterForm => ({
  name: meter.name,
  siteId: String(meter.siteId),
  kind: meter.parts === null ? 'device' : 'calculated',
  sn: meter.sn,
  claim: false,
  type: `${meter.type}`,
  useType: `${meter.useType}`,
  behindMeterId: meter.behindMeterId === null ? '' : String(meter.behindMeterId),
  ratedPowerW: writeDecimal(meter.ratedPowerW, lang),
  ratedCurrentA: writeDecimal(meter.ratedCurrentA, lang),
  ratedVoltageV: writeDecimal(meter.ratedVoltageV, lang),
  ratedFrequencyHz: writeDecimal(meter.ratedFrequencyHz, lang),
  counterModulusKwh: writeDecimal(meter.counterModulusKwh, lang),
  uploadMode: meter.uploadMode ?? '',
  parts: Object.fromEntries((meter.parts ?? []).map(({ meterId, sign }) => [meterId, sign])),
});

export const isChanged = (form: MeterForm, before: MeterForm): boolean =>
  JSON.stringify(form) !== JSON.stringify(before);

/** The rules are the contract's; `before` is null for a new meter. */
export const checkMeter = (form: MeterForm, before: Meter | null): Checked<MeterBody> =>
  checkForm(meterBody, {
    id: before?.id ?? 0,
    name: form.name,
    ...movedSite(form, before),
    ...(form.kind === 'device' ? deviceOf(form, before) : { parts: partsOf(form) }),
    type: Number(form.type),
    useType: Number(form.useType),
    behindMeterId: behindOf(form),
    ratedPowerW: readDecimal(form.ratedPowerW),
  });

/** The site is left out when the meter stays there: the server then does not ask whether it may move. */
const movedSite = ({ siteId }: MeterForm, before: Meter | null): object =>
  siteId === '' || Number(siteId) === before?.siteId ? {} : { siteId: Number(siteId) };

/** Only load meters of one site stand behind each other. */
const behindOf = ({ useType, behindMeterId }: MeterForm): number | null =>
  useType === '3' && behindMeterId !== '' ? Number(behindMeterId) : null;

const deviceOf = (form: MeterForm, before: Meter | null): object => ({
  ...(form.sn.trim().toUpperCase() !== before?.sn && { sn: form.sn, claim: form.claim }),
  ratedCurrentA: readDecimal(form.ratedCurrentA),
  ratedVoltageV: readDecimal(form.ratedVoltageV),
  ratedFrequencyHz: readDecimal(form.ratedFrequencyHz),
  counterModulusKwh: readDecimal(form.counterModulusKwh),
  uploadMode: form.uploadMode === '' ? null : form.uploadMode,
});

const partsOf = ({ parts }: MeterForm): MeterBody['parts'] =>
  Object.entries(parts).map(([meterId, sign]) => ({ meterId: Number(meterId), sign }));
