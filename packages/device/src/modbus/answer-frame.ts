import type { Frame } from './frame.ts';

const readHoldingRegisters = 3;
const onlyUnit = 1;
const mostRegisters = 125;

const exceptions = { function: 1, address: 2, value: 3, busy: 6, noSuchUnit: 11 } as const;

/**
 * The answer to a frame. `registers` is null while there are no values yet. UNVERIFIED: the exceptions of a real device
 * for another unit and while it has no values.
 */
export const answerFrame = (frame: Frame, registers: readonly number[] | null): Frame => {
  const { transaction, unit, pdu } = frame;
  const code = pdu.readUInt8(0);
  const answer = answerOf(frame, code, registers);
  const body =
    typeof answer === 'number'
      ? Buffer.from([code | 0x80, answer])
      : Buffer.concat([pdu.subarray(0, 1), answer]);
  return { transaction, unit, pdu: body };
};

const answerOf = (
  { unit, pdu }: Frame,
  code: number,
  registers: readonly number[] | null,
): Buffer | number => {
  if (unit !== onlyUnit) return exceptions.noSuchUnit;
  if (code !== readHoldingRegisters) return exceptions.function;
  if (pdu.length !== 5) return exceptions.value;
  const from = pdu.readUInt16BE(1);
  const count = pdu.readUInt16BE(3);
  if (count < 1 || count > mostRegisters) return exceptions.value;
  if (registers === null) return exceptions.busy;
  if (from + count > registers.length) return exceptions.address;
  return wordsOf(registers.slice(from, from + count));
};

const wordsOf = (registers: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(1 + 2 * registers.length);
  bytes.writeUInt8(2 * registers.length, 0);
  for (const [index, word] of registers.entries()) bytes.writeUInt16BE(word, 1 + 2 * index);
  return bytes;
};
