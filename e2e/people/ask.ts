/** A call as a device or another program makes it: the whole answer. */
export const ask = async (
  origin: string,
  path: string,
  { body, token }: { body?: unknown; token?: string } = {},
): Promise<{ status: number; successful: boolean; message: string; data: unknown }> => {
  const answer = await fetch(origin + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { token }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  // The contract's envelope; whoever reads `data` checks it.
  const envelope = (await answer.json()) as { successful: boolean; message: string; data: unknown };
  return { status: answer.status, ...envelope };
};
