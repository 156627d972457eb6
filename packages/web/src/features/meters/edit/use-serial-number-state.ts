import { calls, type SerialNumberState } from '@ohmstead/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';
import { wholeSerialNumber } from './serial-number.ts';

const typingMs = 400;

/** Asks when typing pauses whether the serial number is free; null until that is known, and for the meter's own. */
export const useSerialNumberState = (typed: string, own: string | null): SerialNumberState | null => {
  const whole = wholeSerialNumber(typed);
  const asked = useSettled(whole === own ? null : whole);
  const { data } = useQuery({ ...stateQuery(asked ?? ''), enabled: asked !== null });
  return asked === whole ? (data?.state ?? null) : null;
};

// Nobody waits for it: without an answer, saving finds out.
const stateQuery = (sn: string) =>
  queryOptions({
    queryKey: [calls.place.checkSerialNumber.name, sn],
    queryFn: ({ signal }) => call(calls.place.checkSerialNumber, { query: { sn } }, signal),
    meta: { quiet: true },
  });

const useSettled = (value: string | null): string | null => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
