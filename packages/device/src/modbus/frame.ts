// Modbus/TCP: a header of transaction, protocol (0), length and unit, then the request or answer itself.

export type Frame = { readonly transaction: number; readonly unit: number; readonly pdu: Buffer };

const headerBytes = 7;
/** The unit is counted in the length; a request has at most 253 bytes beside it. */
const mostLength = 254;

/** The frames of a stream that may be cut anywhere; null for what cannot be Modbus. */
export const createFrameReader = (): ((chunk: Buffer) => Frame[] | null) => {
  let waiting: Buffer = Buffer.alloc(0);
  return (chunk) => {
    waiting = Buffer.concat([waiting, chunk]);
    const frames: Frame[] = [];
    while (waiting.length >= headerBytes) {
      const length = waiting.readUInt16BE(4);
      if (waiting.readUInt16BE(2) !== 0 || length < 2 || length > mostLength) return null;
      const end = headerBytes - 1 + length;
      if (waiting.length < end) break;
      frames.push({
        transaction: waiting.readUInt16BE(0),
        unit: waiting.readUInt8(6),
        pdu: waiting.subarray(headerBytes, end),
      });
      waiting = waiting.subarray(end);
    }
    return frames;
  };
};

export const writeFrame = ({ transaction, unit, pdu }: Frame): Buffer => {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16BE(transaction, 0);
  header.writeUInt16BE(pdu.length + 1, 4);
  header.writeUInt8(unit, 6);
  return Buffer.concat([header, pdu]);
};
