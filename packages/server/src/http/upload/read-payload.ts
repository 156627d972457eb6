// A body's bytes as an upload, whatever its Content-Type says.
import { type Decoded, decodePayload } from '@ohmstead/domain';
import { refused, type Upload, type UploadRefusal } from '../../ingest/admission/upload.ts';

export type ReadPayload = { readonly kind: 'reading'; readonly reading: DecodedUpload } | UploadRefusal;

/** What the payload itself contains. */
type DecodedUpload = Omit<Upload, 'sender'>;

const utf8 = new TextDecoder('utf-8', { fatal: true });
const utf16 = new TextDecoder('utf-16le', { fatal: true });

export const readPayload = (bytes: Uint8Array): ReadPayload => {
  const value = parseJson(bytes);
  if (value === undefined) return refused('payload_not_json');
  return readingOrRefusal(decodePayload(value));
};

const readingOrRefusal = (decoded: Decoded): ReadPayload =>
  decoded.kind === 'refused'
    ? refused(decoded.code)
    : {
        kind: 'reading',
        reading: { sn: decoded.sn, key: decoded.key, time: decoded.time, values: decoded.values },
      };

/** Undefined when it is none. Decoding drops a byte order mark. */
const parseJson = (bytes: Uint8Array): unknown => {
  try {
    const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
    return JSON.parse((isUtf16 ? utf16 : utf8).decode(bytes));
  } catch {
    return undefined;
  }
};
