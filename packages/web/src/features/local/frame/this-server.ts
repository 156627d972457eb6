import { serverAddress } from '../../../platform/server-address.ts';

/** Where devices without a key upload to, on the server that the app uses; null while it knows none. */
export const uploadAddressHere = (): string | null => uploadAddressOf(serverAddress());

export const uploadAddressOf = (server: string): string | null =>
  server === '' ? null : `${server}/api/v1/sensor/uploadsensor`;
