import { calls } from '@ohmstead/contract';
import { addChannel } from '../../channels/add-channel.ts';
import { changeChannel, deleteChannel } from '../../channels/change-channel.ts';
import { leaveChannel } from '../../channels/leave-channel.ts';
import { listChannels } from '../../channels/list-channels.ts';
import { listDeliveries } from '../../channels/list-deliveries.ts';
import { saveQuietHours } from '../../channels/save-quiet-hours.ts';
import { testChannel } from '../../channels/test-channel.ts';
import type { Context } from '../../context/context.ts';
import { sessionOf } from '../access/door.ts';
import { channelLimit, channelTestLimit } from '../access/rate-limits.ts';
import { registerCall, type Server } from '../calls/register-call.ts';

const { channel } = calls;

export const registerChannelCalls = (server: Server, context: Context): void => {
  const { db, clock, publicAddress, config, messages } = context;
  const parts = { db, clock, publicAddress, allowPrivate: config.allowPrivateWebhooks, ...messages };
  const limitAdding = channelLimit(server.app);
  const limitTests = channelTestLimit(server.app);
  registerCall(server, channel.list, ({ request }) => listChannels(parts, sessionOf(request).accountId));
  registerCall(
    server,
    channel.add,
    async ({ request, body }) => {
      await limitAdding(request);
      return addChannel(parts, sessionOf(request).accountId, body);
    },
    'channels.added',
  );
  registerCall(
    server,
    channel.change,
    ({ params, body }) => changeChannel(db, params.id, body),
    'channels.saved',
  );
  registerCall(server, channel.remove, ({ params }) => deleteChannel(db, params.id), 'channels.deleted');
  registerCall(server, channel.test, async ({ request, params }) => {
    await limitTests(request);
    return testChannel(messages.delivering, { id: params.id, accountId: sessionOf(request).accountId });
  });
  registerCall(
    server,
    channel.saveQuietHours,
    async ({ request, body }) => {
      const { accountId } = sessionOf(request);
      await saveQuietHours(db, accountId, body.quietHours);
      return listChannels(parts, accountId);
    },
    'channels.saved',
  );
  registerCall(server, channel.leave, ({ body }) => leaveChannel(db, body));
  registerCall(server, channel.deliveries, ({ request, query, lang }) =>
    listDeliveries(db, { accountId: sessionOf(request).accountId, lang, skip: query.skip }),
  );
};
