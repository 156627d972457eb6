/** Bytes written one after another into a buffer that grows. */
export class ByteWriter {
  #bytes = new Uint8Array(4096);
  #length = 0;

  byte(value: number): void {
    this.#reserve(1);
    this.#bytes[this.#length++] = value;
  }

  /** A whole number from 0 to 2⁵³ − 1, seven bits a byte, the lowest first. */
  varint(value: number): void {
    let rest = value;
    while (rest >= 0x80) {
      this.byte((rest % 0x80) + 0x80);
      rest = Math.floor(rest / 0x80);
    }
    this.byte(rest);
  }

  /** A whole number of either sign. */
  signed(value: number): void {
    this.byte(value < 0 ? 1 : 0);
    this.varint(Math.abs(value));
  }

  /** Room for so many bytes, to be filled by the caller before it writes anything else. */
  room(length: number): Uint8Array {
    this.#reserve(length);
    const room = this.#bytes.subarray(this.#length, this.#length + length);
    this.#length += length;
    return room;
  }

  /** Writes the number of bytes before the bytes themselves, so that a reader can skip them. */
  part(write: (into: ByteWriter) => void): void {
    const into = new ByteWriter();
    write(into);
    const bytes = into.bytes();
    this.varint(bytes.length);
    this.room(bytes.length).set(bytes);
  }

  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  #reserve(more: number): void {
    const needed = this.#length + more;
    if (needed <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(needed, 2 * this.#bytes.length));
    grown.set(this.bytes());
    this.#bytes = grown;
  }
}
