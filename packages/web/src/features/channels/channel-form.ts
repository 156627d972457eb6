// Pure: what a channel is for, as the form holds it.
import type { Channel, ChannelChange } from '@ohmstead/contract';
import type { IncidentKind } from '@ohmstead/domain';

export type ChannelFields = {
  readonly name: string;
  readonly isOn: boolean;
  readonly urgency: Channel['urgency'];
  /** Of some kinds only; those chosen before are still known when it is of all. */
  readonly isOfSome: boolean;
  readonly kinds: readonly IncidentKind[];
  readonly ofSharedSites: boolean;
};

export const fieldsOf = ({ name, isOn, urgency, kinds, ofSharedSites }: Channel): ChannelFields => ({
  name,
  isOn,
  urgency,
  isOfSome: kinds !== null,
  kinds: kinds ?? [],
  ofSharedSites,
});

export const changeOf = ({ isOfSome, kinds, ...fields }: ChannelFields): ChannelChange => ({
  ...fields,
  kinds: isOfSome ? [...kinds] : null,
});

export const withKind = (kinds: readonly IncidentKind[], kind: IncidentKind, isIn: boolean) =>
  isIn ? [...kinds, kind] : kinds.filter((one) => one !== kind);
