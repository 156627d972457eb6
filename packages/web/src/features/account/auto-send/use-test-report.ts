import { calls } from '@ohmstead/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { say } from '../../../texts/texts.ts';
import { showToast } from '../../../toasts/toast-store.ts';
import type { ChosenReport } from './report-preview-query.ts';

export const useTestReport = () =>
  useMutation({
    mutationFn: (chosen: ChosenReport) => call(calls.autoSend.test, { body: chosen }),
    onSuccess: ({ email }) => showToast('status', say('autoSend.testSent', { email })),
  });
