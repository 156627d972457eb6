import type { UploadChange } from '../../../device/answers/upload-settings.ts';

export const destinations = ['server', 'cloud', 'nobody'] as const;
export type Destination = (typeof destinations)[number];

export type ServerFields = { readonly destination: Destination; readonly address: string };

/** Null where the address is none that a meter can send to. */
export const checkServer = ({ destination, address }: ServerFields): UploadChange | null => {
  switch (destination) {
    case 'server':
      return /^https?:\/\/[\w.-]+(:\d{1,5})?(\/\S*)?$/i.test(address.trim())
        ? { runMode: 'http', uploadAddress: address.trim() }
        : null;
    case 'cloud':
      return { runMode: 'cloud' };
    case 'nobody':
      return { runMode: 'standAlone' };
  }
};
