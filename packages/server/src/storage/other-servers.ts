// The other servers on the same database, as far as they change what this one remembers of it.

export type OtherServers = {
  /** While they are not, what is remembered may be old, and nothing is written. */
  areHeard(): boolean;
  /**
   * Called with the serial number of a meter that any server, this one included, has made, changed or deleted; with null
   * where that may be any.
   */
  onMeterChanged(listener: (sn: string | null) => void): void;
};

/** The embedded engine has one server. */
export const noOtherServers: OtherServers = { areHeard: () => true, onMeterChanged: () => undefined };
