// Pure: which steps there are, and which one is shown.
import { type AddMeterSearch, type AddStep, addSteps, type Make } from './add-search.ts';

/** The step that can be shown: without a make or a meter, the one that asks for it. */
export const shownStep = ({ step = 'make', make, meter }: AddMeterSearch): AddStep => {
  if (make === undefined || step === 'make') return 'make';
  return meter === undefined ? 'number' : step;
};

/** A file brings its readings itself: nothing is waited for. */
export const stepsOf = (make: Make | undefined): readonly AddStep[] =>
  make === 'file' ? addSteps.filter((step) => step !== 'check') : addSteps;

export const stepAfter = (step: AddStep, make: Make | undefined): AddStep => {
  const steps = stepsOf(make);
  return steps[steps.indexOf(step) + 1] ?? step;
};
