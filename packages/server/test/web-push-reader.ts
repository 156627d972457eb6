// What a browser does with a pushed message, on node:crypto alone: RFC 8188 (aes128gcm) and RFC 8291 (whose keys), and the
// signature of RFC 8292 (vapid).
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';

export type PushSubscriber = { readonly curve: ECDH; readonly auth: Buffer };

export const newSubscriber = (): PushSubscriber => {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  return { curve, auth: randomBytes(16) };
};

export const keysOf = ({ curve, auth }: PushSubscriber) => ({
  p256dh: curve.getPublicKey('base64url'),
  auth: auth.toString('base64url'),
});

const hkdf = (salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

const tagBytes = 16;

/** Throws for a message that is not for this subscriber. */
export const readPush = (body: Buffer, { curve, auth }: PushSubscriber): string => {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  if (record.length > recordSize) throw new Error('The message has more than one record.');

  const shared = curve.computeSecret(senderKey);
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), senderKey]);
  const secret = hkdf(auth, shared, keyInfo, 32);
  const key = hkdf(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);

  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-tagBytes));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -tagBytes)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0))
    throw new Error('The last record ends with 2 and zeros.');
  return padded.subarray(0, end).toString('utf8');
};

export type VapidClaims = { readonly aud: string; readonly exp: number; readonly sub: string };

/** Throws unless the header is signed by the key that the browser subscribed with. */
export const readVapid = (authorization: string, subscribedWith: string): VapidClaims => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  if (key !== subscribedWith) throw new Error('Another key.');
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const coordinate = (from: number): string => point.subarray(from, from + 32).toString('base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The signature is wrong.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
};
