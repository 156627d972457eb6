const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The pixels of a PNG, as its header says. */
export const sizeOfPng = (file: Buffer): { width: number; height: number } => {
  if (!file.subarray(0, signature.length).equals(Buffer.from(signature))) throw new Error('This is no PNG.');
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
};
