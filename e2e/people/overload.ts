// A meter that draws more than its limit, as it would send.
import { minuteMs } from '@ohmstead/domain';
import { ask } from './ask.ts';
import { uploadKeyOf } from './upload-key.ts';

type Owner = { readonly token: string; readonly siteId: number };

const limitW = 4000;

/** Switches alerts of overloads on at the site. */
export const watchOverload = async (origin: string, { token, siteId }: Owner): Promise<void> => {
  const body = { kind: 'overPower', meterId: null, isOn: true, limit: limitW };
  const answer = await ask(origin, `/api/v1/site/alertrules/${siteId}`, { token, body });
  if (!answer.successful) throw new Error(`the rule was not saved: ${answer.message}`);
};

/** The last minutes up to now, one reading a minute, of the account's first meter. */
export const sendPowers = async (
  origin: string,
  token: string,
  powersW: readonly number[],
): Promise<void> => {
  const key = await uploadKeyOf(origin, token);
  const nowMs = Date.now();
  const lines = powersW.map((powerW, place) => {
    const atMs = nowMs - (powersW.length - 1 - place) * minuteMs;
    return JSON.stringify({
      key,
      time: new Date(atMs).toISOString(),
      Data: [230, powerW / 230, powerW, 100 + Math.floor(atMs / minuteMs) * 0.1, 0],
    });
  });
  const answer = await fetch(`${origin}/api/v1/sensor/uploadbatch`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: lines.join('\n'),
  });
  // The contract's envelope.
  const { data } = (await answer.json()) as { data: { accepted?: number } | null };
  if (data?.accepted !== lines.length)
    throw new Error(`not all readings were taken: ${JSON.stringify(data)}`);
};

export const quietPowers = [600, 610, 605, 620, 600, 615, 610, 600];
export const highPowers = [5200, 5600, 6100, 5900];
