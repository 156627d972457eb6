import { expect, test } from 'vitest';
import { workPlaces } from './work-places.ts';

const neverStopped = new AbortController().signal;

/** Work that ends when it is told to. */
const openWork = () => {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, work: () => ended };
};

test('places are taken in the order of asking', async () => {
  const places = workPlaces(1);
  const first = openWork();
  const done: string[] = [];
  const named = (name: string) => async () => void done.push(name);
  const all = [
    places.hold(neverStopped, first.work),
    places.hold(neverStopped, named('second')),
    places.hold(neverStopped, named('third')),
  ];
  expect(done).toEqual([]);
  first.end();
  await Promise.all(all);
  expect(done).toEqual(['second', 'third']);
});

test('whoever is stopped while waiting leaves at once, and the next has the place', async () => {
  const places = workPlaces(1);
  const first = openWork();
  const holding = places.hold(neverStopped, first.work);
  const stopping = new AbortController();
  const stopped = places.hold(stopping.signal, async () => 'stopped');
  const next = places.hold(neverStopped, async () => 'next');
  stopping.abort(new Error('cancelled'));
  await expect(stopped).rejects.toThrow('cancelled');
  first.end();
  await holding;
  await expect(next).resolves.toBe('next');
});

test('work that fails keeps no place', async () => {
  const places = workPlaces(1);
  const failing = places.hold(neverStopped, () => Promise.reject(new Error('unreadable')));
  await expect(failing).rejects.toThrow('unreadable');
  await expect(places.hold(neverStopped, async () => 'next')).resolves.toBe('next');
});
