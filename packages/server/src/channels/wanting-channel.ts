/** A channel that gets the message, with the quiet hours of its account. */
export type WantingChannel = {
  readonly id: number;
  readonly accountId: number;
  readonly fromTime: string | null;
  readonly toTime: string | null;
  readonly urgentToo: boolean | null;
  /** By the database's clock, by which messages are sent too. */
  readonly now: Date;
};
