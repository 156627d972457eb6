// Which of the three types a file is, by how it begins. Its name and what its sender calls it say nothing.

export const pictureTypes = ['gif', 'jpeg', 'png'] as const;
export type PictureType = (typeof pictureTypes)[number];

const beginnings: readonly (readonly [PictureType, Buffer])[] = [
  ['gif', Buffer.from('GIF87a', 'latin1')],
  ['gif', Buffer.from('GIF89a', 'latin1')],
  ['jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
];

/** Null: it is none of them. */
export const pictureTypeOf = (bytes: Buffer): PictureType | null =>
  beginnings.find(([, beginning]) => bytes.subarray(0, beginning.length).equals(beginning))?.[0] ?? null;
