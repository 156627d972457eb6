// Non-negative integers in as few bytes as they need: seven bits a byte, the lowest first, the top bit says that
// another byte follows. Beyond 32 bits too, where bit operations end.

export class VarintWriter {
  readonly #bytes: number[] = [];

  write(value: number): void {
    if (!Number.isSafeInteger(value) || value < 0)
      throw new RangeError(`The writer received ${value}: only non-negative safe integers can be packed.`);
    let rest = value;
    while (rest >= 128) {
      this.#bytes.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    this.#bytes.push(rest);
  }

  bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}

export class VarintReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  read(): number {
    let value = 0;
    for (let unit = 1; ; unit *= 128) {
      const byte = this.#bytes[this.#at];
      if (byte === undefined)
        throw new RangeError('The packed slots end too early: they are cut off or damaged.');
      this.#at += 1;
      value += (byte % 128) * unit;
      if (byte < 128) return value;
    }
  }
}
