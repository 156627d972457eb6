/** A live stream whose events a test sends. */
export const liveForTest = () => {
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  return {
    stream: {
      events: () => {
        let own: ReadableStreamDefaultController<Uint8Array>;
        return new ReadableStream<Uint8Array>({
          start: (controller) => {
            own = controller;
            open.add(own);
          },
          cancel: () => void open.delete(own),
        });
      },
    },
    send: (event: unknown) => {
      const text = new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`);
      for (const controller of open) controller.enqueue(text);
    },
  };
};
