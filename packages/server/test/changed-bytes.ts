// Files with a few bytes set, cut out, repeated or put in between.
import fc from 'fast-check';

type Change = {
  readonly kind: 'set' | 'cut' | 'repeat' | 'insert';
  readonly at: number;
  readonly bytes: Uint8Array;
};

const change = fc.record<Change>({
  kind: fc.constantFrom('set', 'set', 'set', 'cut', 'repeat', 'insert'),
  at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  bytes: fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 8 }),
    fc.constantFrom(
      ...['\xff\xff\xff\xff', '\0\0\0\0', 'PK\x05\x06', '<row>', '</c>', '"', '&#x0;'].map((text) =>
        Buffer.from(text, 'latin1'),
      ),
    ),
  ),
});
export const byteChanges = fc.array(change, { minLength: 1, maxLength: 8 });

export const changedBytes = (file: Buffer, { kind, at: share, bytes }: Change): Buffer => {
  const at = Math.floor(share * file.length);
  const [before, after] = [file.subarray(0, at), file.subarray(at)];
  switch (kind) {
    case 'set':
      return Buffer.concat([before, bytes, after.subarray(bytes.length)]);
    case 'cut':
      return Buffer.concat([before, after.subarray(bytes[0])]);
    case 'repeat':
      return Buffer.concat([before, after.subarray(0, 64), after]);
    case 'insert':
      return Buffer.concat([before, bytes, after]);
  }
};
