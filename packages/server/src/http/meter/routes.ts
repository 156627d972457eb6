import { calls } from '@ohmstead/contract';
import type { FastifyRequest } from 'fastify';
import { serverAddress } from '../../config/server-address.ts';
import type { Context } from '../../context/context.ts';
import { isRefused, refuse } from '../../errors/outcome.ts';
import { readClaimProof } from '../../sites/claims/read-claim-proof.ts';
import { findMeterWithLatest } from '../../sites/find-meter.ts';
import { meterReception } from '../../sites/reception/meter-reception.ts';
import { sessionOf, siteAccessOf } from '../access/door.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { cameByUndeclaredProxy } from '../connections/undeclared-proxy.ts';
import { presentMeter } from './present.ts';

export const registerMeterCalls = (server: Server, context: Context): void => {
  registerCall(server, calls.meter.get, ({ params, request }) => meterAnswer(context, request, params.id));
  registerCall(server, calls.meter.reception, async ({ params, request }) => {
    const { ownerId: accountId } = siteAccessOf(request);
    const reception = await meterReception(
      { db: context.db, accountId, ingest: context.ingest },
      {
        meterId: params.id,
        address: request.ip,
        isOwnAddress: !cameByUndeclaredProxy(request),
      },
    );
    return isRefused(reception) ? reception : { ...reception, since: context.startedAt.toISOString() };
  });
};

export const meterAnswer = async (context: Context, request: FastifyRequest, id: number) => {
  const { role, ownerId } = siteAccessOf(request);
  const meter = await findMeterWithLatest(context.db, ownerId, id);
  if (!meter) return refuse('wrong_id');
  return presentMeter(meter, {
    address: serverAddress(context.config, request),
    // The demo's visitors are not its owner, and a calculated meter never sends.
    showsKey: role === 'owner' && sessionOf(request).kind !== 'demo' && meter.parts === null,
    isUploadOpen: context.config.openUpload && meter.parts === null,
    proof: await readClaimProof(context.db, meter, context.clock.nowMicros()),
  });
};
