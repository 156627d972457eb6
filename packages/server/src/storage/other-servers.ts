// The other servers on the same database, as far as they change what this one remembers of it.

/** By any server, this one included. */
export type ChangeElsewhere =
  | { readonly kind: 'meter'; readonly sn: string }
  | { readonly kind: 'session'; readonly accountId: number }
  /** Whatever there is: changes were not heard for a while. */
  | { readonly kind: 'any' };

export type OtherServers = {
  /** While they are not, what is remembered may be old, and nothing is written. */
  areHeard(): boolean;
  /** Called when a meter was made, changed or deleted, and when a session has ended. */
  onChange(listener: (change: ChangeElsewhere) => void): void;
};

/** The embedded engine has one server. */
export const noOtherServers: OtherServers = { areHeard: () => true, onChange: () => undefined };
