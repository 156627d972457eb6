/** A pause that can be cut short. */
export type Pause = { take(ms: number): Promise<void>; end(): void };

export const openPause = (): Pause => {
  let end = (): void => undefined;
  return {
    take: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    end: () => end(),
  };
};
