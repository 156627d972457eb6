import { useMutation } from '@tanstack/react-query';
import type { DeviceFailure, Outcome } from '../../../device/answers/outcome.ts';
import { ofDevice } from '../reading/queries.ts';

export type DeviceAction<Value> = {
  readonly run: (value: Value) => void;
  /** The same once more, after a login. */
  readonly again: () => void;
  readonly busy: boolean;
  readonly failure: DeviceFailure | null;
};

/** Something that a device is asked to do. */
export const useDeviceAction = <Value>(
  send: (value: Value) => Promise<Outcome<unknown>>,
  onDone: () => void,
): DeviceAction<Value> => {
  const { mutate, data, variables, isPending } = useMutation({
    mutationFn: send,
    onSuccess: ({ kind }) => kind === 'answer' && onDone(),
    meta: ofDevice,
  });
  return {
    run: mutate,
    again: () => variables !== undefined && mutate(variables),
    busy: isPending,
    failure: data === undefined || data.kind === 'answer' || isPending ? null : data,
  };
};
