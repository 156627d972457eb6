import { connect } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import recorded from '../../fixtures/modbus-programs.json' with { type: 'json' };
import { ask } from '../../test/ask.ts';
import { aDevice } from '../../test/devices.ts';
import { onePhase, threePhases } from '../../test/known-readings.ts';
import type { Identity } from '../identity.ts';
import { answerFrame } from './answer-frame.ts';
import { createFrameReader, writeFrame } from './frame.ts';
import { registersOf } from './registers.ts';

/** Writes the bytes, in these pieces, and gives as many back as are expected; all that comes where it is closed. */
const exchange = (port: number, pieces: readonly Buffer[], length: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let seen = Buffer.alloc(0);
    socket.on('error', reject).on('close', () => resolve(seen.toString('hex')));
    socket.on('data', (chunk) => {
      seen = Buffer.concat([seen, chunk]);
      if (seen.length >= length) socket.destroy();
    });
    for (const piece of pieces) socket.write(piece);
  });

const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');
const modbusOf = async (options: { firmware: 'old' | 'new'; phases: 1 | 3; notReadyMs?: number }) => {
  const device = await aDevice({ ...options, modbusPort: 0 });
  return { device, port: device.modbusPort ?? 0 };
};

describe('Modbus/TCP', () => {
  it.each(recorded)('answers $program', async ({ phases, sends, reads }) => {
    const { device, port } = await modbusOf({ firmware: 'new', phases: phases === 1 ? 1 : 3 });
    await ask(device.origin, '/api/setadv', { body: { netmetering: 1, reactive: 1 } });
    expect(await exchange(port, [bytes(sends)], bytes(reads).length)).toBe(reads);
  });

  it('answers two requests that come as one, and one that comes in pieces', async () => {
    const { port } = await modbusOf({ firmware: 'old', phases: 1 });
    const both = bytes('000700000006010300000001000800000006010300010001');
    const answers = '00070000000501030258' + '9d' + '000800000005010302' + '0083';
    expect(await exchange(port, [both.subarray(0, 5), both.subarray(5, 15), both.subarray(15)], 22)).toBe(
      answers,
    );
  });

  it.each([
    ['another protocol', '000100010006010300000001'],
    ['a length that cannot be', '0001000001000103'],
    ['no function', '00010000000101'],
  ])('hangs up on %s', async (_, hex) => {
    const { port } = await modbusOf({ firmware: 'new', phases: 3 });
    expect(await exchange(port, [bytes(hex)], 1)).toBe('');
  });

  it('is busy while there are no values', async () => {
    const { port } = await modbusOf({ firmware: 'new', phases: 3, notReadyMs: 60_000 });
    expect(await exchange(port, [bytes('000100000006010300000001')], 9)).toBe('000100000003018306');
  });

  it('is switched off and on by Admin Security, with a restart', async () => {
    const { device, port } = await modbusOf({ firmware: 'new', phases: 3 });
    const login = { username: 'keeper', password: 'watts2kwh', confirmPassword: 'watts2kwh' };
    await ask(device.origin, '/api/admin/enable', { body: { enable: 1, modbusTcpEnabled: 0, ...login } });
    const request = [bytes('000100000006010300000001')];
    await expect.poll(() => device.state.starts, { timeout: 10_000 }).toBe(2);
    await expect
      .poll(() => exchange(port, request, 11).catch(({ code }) => code), { timeout: 10_000 })
      .toBe('ECONNREFUSED');
  });
});

const request = (pdu: string, unit = 1) => ({ transaction: 1, unit, pdu: bytes(pdu) });
const identity: Omit<Identity, 'phases' | 'model'> = {
  generation: 'new',
  form: 'usual',
  version: 'v',
  sn: 'DA2BED94',
  mac: 'B0F8932A295C',
};

describe('answerFrame', () => {
  const registers = registersOf({ ...identity, phases: 1, model: 'WEM3080' }, onePhase, 0);

  it.each([
    ['no register', '0300000000', '8303'],
    ['126 registers', '030000007e', '8303'],
    ['registers behind the last', '0300070002', '8302'],
    ['a register far away', '03ffff0001', '8302'],
    ['a request cut short', '030000', '8303'],
    ['writing', '0600000001', '8601'],
    ['an unknown function', '2b0e0100', 'ab01'],
  ])('refuses %s', (_, pdu, answer) => {
    expect(answerFrame(request(pdu), registers).pdu.toString('hex')).toBe(answer);
  });

  it('gives any allowed stretch as it stands in the map', () => {
    const map = registersOf({ ...identity, phases: 3, model: 'WEM3080T' }, threePhases, 70_000);
    const stretch = fc
      .integer({ min: 0, max: 65 })
      .chain((from) => fc.tuple(fc.constant(from), fc.integer({ min: 1, max: 66 - from })));
    fc.assert(
      fc.property(stretch, ([from, count]) => {
        const pdu = Buffer.from([3, 0, from, 0, count]);
        const answer = answerFrame({ transaction: 9, unit: 1, pdu }, map).pdu;
        const words = Array.from({ length: count }, (_, index) => answer.readUInt16BE(2 + 2 * index));
        expect([answer[0], answer[1], words]).toEqual([3, 2 * count, map.slice(from, from + count)]);
      }),
    );
  });
});

describe('createFrameReader', () => {
  it('finds the same frames wherever the stream is cut', () => {
    const frame = fc.record({
      transaction: fc.integer({ min: 0, max: 65_535 }),
      unit: fc.integer({ min: 0, max: 255 }),
      pdu: fc.uint8Array({ minLength: 1, maxLength: 253 }).map((part) => Buffer.from(part)),
    });
    fc.assert(
      fc.property(fc.array(frame, { minLength: 1, maxLength: 5 }), fc.nat(), (frames, cut) => {
        const stream = Buffer.concat(frames.map(writeFrame));
        const at = cut % stream.length;
        const read = createFrameReader();
        const found = [...(read(stream.subarray(0, at)) ?? []), ...(read(stream.subarray(at)) ?? [])];
        expect(found.map(writeFrame)).toEqual(frames.map(writeFrame));
      }),
    );
  });
});
