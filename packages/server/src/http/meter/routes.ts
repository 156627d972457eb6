import { calls } from '@ohmstead/contract';
import type { Context } from '../../context.ts';
import { findMeter } from '../../sites/meter-store.ts';
import { AppError } from '../app-error.ts';
import { sessionOf } from '../door.ts';
import { registerCall, type Server } from '../register-call.ts';
import { presentMeter } from './present.ts';
import { serverAddress } from './server-address.ts';

export const registerMeterCalls = (server: Server, context: Context): void =>
  registerCall(server, calls.meter.get, async ({ params, request }) => {
    const session = sessionOf(request);
    const meter = await findMeter(context.db, session.accountId, params.id);
    if (!meter) throw new AppError('wrong_id');
    return presentMeter(meter, {
      address: serverAddress(context.config, request),
      // The demo's visitors are not its owner.
      showsKey: session.kind !== 'demo',
      isUploadOpen: context.config.openUpload,
    });
  });
