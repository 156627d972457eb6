// Whether a meter whose serial number was sent before it was registered belongs to the account that registered it. The
// proof is where an upload comes from: only its owner can point the device at the address with the key.

export type OpenSender = {
  readonly network: string;
  /** It came by a proxy nobody declared. */
  readonly isForwarded: boolean;
  readonly lastMicros: number;
  readonly intervalSeconds: number | null;
};

/** The first upload by key that came from where the serial number came from. */
export type ProofBegun = { readonly network: string; readonly atMicros: number };

export type ProofState =
  /** Nobody has sent the serial number openly for a day: there is nothing to compare with. */
  | { readonly kind: 'unseen' }
  /** Several networks, or an undeclared proxy: an administrator decides. */
  | { readonly kind: 'unclear' }
  /** An upload by key from this network begins the proof. */
  | { readonly kind: 'awaited'; readonly network: string }
  /** Complete with an upload from then on, unless the serial number comes openly again. */
  | { readonly kind: 'begun'; readonly network: string; readonly completeMicros: number };

const windowMicros = 86_400_000_000;
const shortestSilenceSeconds = 600;
const missedUploads = 3;

export const proofStateOf = (
  senders: readonly OpenSender[],
  begun: ProofBegun | null,
  nowMicros: number,
): ProofState => {
  const recent = senders.filter(({ lastMicros }) => nowMicros - lastMicros <= windowMicros);
  const [sender, ...others] = recent;
  if (sender === undefined) return { kind: 'unseen' };
  if (others.length > 0 || sender.isForwarded) return { kind: 'unclear' };
  const { network } = sender;
  if (begun?.network !== network) return { kind: 'awaited', network };
  const silenceSeconds = Math.max(shortestSilenceSeconds, missedUploads * (sender.intervalSeconds ?? 0));
  const silentSince = Math.max(begun.atMicros, sender.lastMicros);
  return { kind: 'begun', network, completeMicros: silentSince + silenceSeconds * 1_000_000 };
};
