import { AddBrowser } from './AddBrowser.tsx';
import { AddMail } from './AddMail.tsx';
import { AddNtfy } from './AddNtfy.tsx';
import { AddPhone } from './AddPhone.tsx';
import { AddWebhook } from './AddWebhook.tsx';
import type { AddableKind } from './addable-kinds.ts';

type AddDialogProps = {
  kind: AddableKind;
  vapidPublicKey: string | null;
  /** With the secret that signs a webhook's messages. */
  onAdded: (signingSecret: string | null) => void;
};

export const AddDialog = ({ kind, vapidPublicKey, onAdded }: AddDialogProps) => {
  if (kind === 'webPush') return <AddBrowser publicKey={vapidPublicKey} onAdded={onAdded} />;
  if (kind === 'appPush') return <AddPhone onAdded={onAdded} />;
  if (kind === 'mail') return <AddMail onAdded={onAdded} />;
  return kind === 'ntfy' ? <AddNtfy onAdded={onAdded} /> : <AddWebhook onAdded={onAdded} />;
};
