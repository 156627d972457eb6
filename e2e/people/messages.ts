// Channels of a person: one to a name that nobody has, so that its test fails, and quiet hours.
import { ask } from './ask.ts';

export const messagesOf = async (origin: string, token: string): Promise<void> => {
  const send = async (path: string, body: unknown): Promise<unknown> => {
    const { successful, message, data } = await ask(origin, `/api/v1/user/${path}`, { token, body });
    if (!successful) throw new Error(`${path}: ${message}`);
    return data;
  };
  const target = { kind: 'ntfy', url: 'https://ntfy.invalid/my-energy-alerts' };
  // The contract's answer; a screen without a channel fails.
  const added = (await send('channels', { name: 'Phone of the caretaker', target })) as {
    channel: { id: number };
  };
  await send(`channel/${added.channel.id}/test`, {});
  await send('channels', {
    target: { kind: 'webhook', url: 'https://hooks.invalid/services/T00000000/B00000000' },
    kinds: ['offline', 'phaseLoss'],
    isOn: false,
  });
  await send('quiethours', { quietHours: { from: '22:00', to: '06:30', urgentToo: true } });
};
