const endsTooEarly = (): RangeError =>
  new RangeError('The packed bytes end before all of their values are read: they are cut off or damaged.');

/** Reads what ByteWriter wrote. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  byte(): number {
    const value = this.#bytes[this.#at];
    if (value === undefined) throw endsTooEarly();
    this.#at += 1;
    return value;
  }

  varint(): number {
    let value = 0;
    for (let unit = 1; ; unit *= 0x80) {
      const byte = this.byte();
      value += (byte % 0x80) * unit;
      if (byte < 0x80) return value;
    }
  }

  signed(): number {
    const isNegative = this.byte() === 1;
    const size = this.varint();
    return isNegative ? -size : size;
  }

  take(length: number): Uint8Array {
    const end = this.#at + length;
    if (end > this.#bytes.length) throw endsTooEarly();
    const taken = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return taken;
  }

  part(): ByteReader {
    return new ByteReader(this.take(this.varint()));
  }

  /** The same bytes from their start. */
  again(): ByteReader {
    return new ByteReader(this.#bytes);
  }
}
