// Sends a message with its progress. What fails is said where it was typed, and a further press tries again.
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../../../api/api-error.ts';
import { textOfFailure } from '../../../api/reaction.ts';
import { isTooLate } from '../../../api/send-body.ts';
import { useTexts } from '../../../texts/use-texts.ts';

export type Progress = { readonly onProgress: (share: number) => void };

export const useSend = <Message, Result>(
  send: (message: Message, progress: Progress) => Promise<Result>,
  onSent: (result: Result) => void,
) => {
  const { say } = useTexts();
  const [share, setShare] = useState(0);
  const sending = useMutation({
    mutationFn: (message: Message) => {
      setShare(0);
      return send(message, { onProgress: setShare });
    },
    onSuccess: onSent,
    meta: { quiet: true },
  });
  const problem = sending.error && problemOf(sending.error, say);
  return { ...sending, share, problem };
};

const problemOf = (error: Error, say: ReturnType<typeof useTexts>['say']): string => {
  if (isTooLate(error)) return say('feedback.late');
  const failure = failureOf(error);
  return failure.kind === 'network' ? say('feedback.notSent') : textOfFailure(failure, say);
};
