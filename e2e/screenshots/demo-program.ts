// The program with the demo on, once its whole history is in: screens are looked at full of data.
import type { TestProject } from 'vitest/node';
import { setup as startDemo } from '../demo-program.ts';
import { wholeDemo } from '../people/demo-history.ts';
import { demoUser, logIn } from '../people/person.ts';

export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const stop = await startDemo(project);
  const { origin } = project.getProvidedContext();
  await wholeDemo(origin, await logIn(origin, demoUser));
  return stop;
};
