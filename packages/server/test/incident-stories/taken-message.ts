/** The channels by which a person can be notified outside of the app. */
export const channelNames = ['mail', 'webhook', 'ntfy', 'webPush', 'fcm', 'apns'] as const;
export type ChannelName = (typeof channelNames)[number];

/** A message as its receiver read it. */
export type TakenMessage = {
  readonly channel: ChannelName;
  readonly title: string;
  readonly text: string;
};
