import { useNavigate, useSearch } from '@tanstack/react-router';
import { type AddMeterSearch, type AddStep, addMeterSearch } from './add-search.ts';
import { shownStep, stepAfter, stepsOf } from './add-steps.ts';

/** Where adding a meter is, and the ways on. */
export const useAddSteps = () => {
  const search = addMeterSearch(useSearch({ from: '/account/edit/addmeter' }));
  const navigate = useNavigate();
  const step = shownStep(search);
  const open = (next: AddMeterSearch, replace = false) =>
    navigate({ to: '/edit/addmeter', search: { ...search, ...next }, replace });
  return {
    search,
    step,
    steps: stepsOf(search.make),
    goOn: (next: AddMeterSearch = {}) =>
      void open({ ...next, step: stepAfter(step, next.make ?? search.make) }),
    goTo: (target: AddStep) => void open({ step: target }),
    /** Changes what this step's own address says, so that Back finds it. */
    keep: (next: AddMeterSearch) => open(next, true),
    keepWay: (way: 'key' | 'sn') =>
      navigate({
        to: '/edit/addmeter',
        search: ({ way: _, ...rest }) => ({ ...rest, ...(way === 'sn' && { way }) }),
        replace: true,
      }),
  };
};

export type AddSteps = ReturnType<typeof useAddSteps>;
