// The browser's own push: whether it can, and what the server needs to send to it.
import * as z from 'zod/mini';

/** `install`: an iPhone or iPad can, once the app is on the home screen. */
export type PushSupport = 'ready' | 'denied' | 'insecure' | 'install' | 'unsupported';

export const pushSupport = (): PushSupport => {
  if (!window.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isAppleTouch() ? 'install' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
};

/** An iPad says that it is a Mac, but no Mac has a touch screen. */
const isAppleTouch = (): boolean =>
  /\b(?:iPhone|iPad)\b/.test(navigator.userAgent) ||
  (/\bMacintosh\b/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const subscriptionShape = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});
export type BrowserSubscription = z.infer<typeof subscriptionShape>;

/** Asks for permission, so it is called when somebody pressed a button. Null: it was not given. */
export const subscribeToPush = async (publicKey: string): Promise<BrowserSubscription | null> => {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/service-worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  // One with another server's key would be refused.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  });
  return subscriptionShape.parse(subscription.toJSON());
};

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

/** Who uses this browser next gets no messages; the server learns of it with its next message. */
export const endPush = async (): Promise<void> => {
  if (!('serviceWorker' in navigator && 'PushManager' in window)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
};
