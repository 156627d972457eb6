// The reader of pushed messages against the example of RFC 8291, section 5 and appendix A.
import { createECDH } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newSubscriber, readPush } from './web-push-reader.ts';

const subscriber = () => {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url'));
  return { curve, auth: Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url') };
};

const body = Buffer.from(
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  'base64url',
);

describe('readPush', () => {
  it('knows the subscriber of the RFC by its public key', () => {
    expect(subscriber().curve.getPublicKey('base64url')).toBe(
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    );
  });

  it('reads the message of the RFC', () => {
    expect(readPush(body, subscriber())).toBe('When I grow up, I want to be a watermelon');
  });

  it('reads no changed message, and none for somebody else', () => {
    const changed = Buffer.from(body);
    changed[body.length - 20] = (changed[body.length - 20] ?? 0) ^ 1;
    expect(() => readPush(changed, subscriber())).toThrow();
    expect(() => readPush(body, newSubscriber())).toThrow();
  });
});
