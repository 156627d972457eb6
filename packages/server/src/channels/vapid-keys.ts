// The key by which push services know this server. Made once: browsers subscribe with its public half, so another one would end
// all subscriptions.
import { createECDH } from 'node:crypto';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../storage/schema.ts';

const vapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() });
export type VapidKeys = z.infer<typeof vapidKeys>;

const settingName = 'vapidKeys';

/** Read once. Of several processes that make one at the same time, the first one’s is everybody’s. */
export const openVapidKeys = (db: Kysely<Database>): (() => Promise<VapidKeys>) => {
  let known: VapidKeys | null = null;
  return async () => {
    known ??= await readOrMake(db);
    return known;
  };
};

const readOrMake = async (db: Kysely<Database>): Promise<VapidKeys> => {
  const read = () =>
    db.selectFrom('setting').select('value').where('name', '=', settingName).executeTakeFirst();
  const before = await read();
  if (before) return vapidKeys.parse(before.value);
  await db
    .insertInto('setting')
    .values({ name: settingName, value: JSON.stringify(newKeys()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return vapidKeys.parse((await read())?.value);
};

const privateKeyBytes = 32;

const newKeys = (): VapidKeys => {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys().toString('base64url');
  // A leading zero is no part of the number, but of the key.
  const privateKey = Buffer.alloc(privateKeyBytes);
  const number = curve.getPrivateKey();
  number.copy(privateKey, privateKeyBytes - number.length);
  return { publicKey, privateKey: privateKey.toString('base64url') };
};
