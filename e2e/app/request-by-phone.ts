// The phone's own HTTP, as Capacitor's Android part answers it: past other origins, and with JSON read by its media type.

/** What a plugin is asked with. */
export type Options = Readonly<Record<string, unknown>>;

export const requestByPhone = async (options: Options, hosts: Readonly<Record<string, string>>) => {
  const { method, headers, data, readTimeout } = options;
  const asked = new URL(String(options.url));
  const host = hosts[asked.host];
  if (host !== undefined) asked.host = host;
  const answer = await fetch(asked, {
    method: String(method),
    headers: headers as Record<string, string>, // The app's own.
    ...(typeof data === 'string' && { body: data }),
    redirect: 'manual',
    signal: AbortSignal.timeout(Number(readTimeout)),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('application/json') ?? false;
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    data: isJson ? JSON.parse(text) : text,
    url: asked.href,
  };
};
