import { calls, type ImportMapping, type ImportOverlap } from '@ohmstead/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../../../../api/api-error.ts';
import { sendFile } from '../../../../api/send-file.ts';
import type { StepChange } from '../import-steps.ts';
import { kindOfFile, mediaTypeOf, previewSizeOf } from './import-file.ts';
import { importsQuery } from './queries.ts';

export const usePreview = (meterId: number) =>
  useMutation({
    mutationFn: (file: File) => {
      const kind = kindOfFile(file.name);
      return sendFile(
        calls.import.preview,
        { params: { id: meterId } },
        { file: file.slice(0, previewSizeOf(kind, file.size)), type: mediaTypeOf(kind) },
      );
    },
  });

export type Order = {
  readonly file: File;
  readonly mapping: ImportMapping | null;
  /** Of a file that says everything else itself. */
  readonly meter: string | null;
  /** Null where nothing of that time is stored. */
  readonly overlap: ImportOverlap | null;
  readonly confirmed: boolean;
  /** A dry run only reads the file and reports what an import would bring. */
  readonly dryRun: boolean;
};

const queryOf = ({ mapping, meter, overlap, confirmed, dryRun }: Order) => ({
  ...(mapping && { mapping }),
  ...(meter !== null && { meter }),
  ...(overlap && { overlap }),
  ...(confirmed && { confirmed: 'true' as const }),
  ...(dryRun && { dryRun: 'true' as const }),
});

type End = Extract<StepChange, { kind: 'ended' | 'failed' }>;

const failed = (error: Error, { dryRun }: Order): End => {
  const failure = failureOf(error);
  return { kind: 'failed', dryRun, code: failure.kind === 'refused' ? failure.code : null };
};

/** Sends a file with progress; it goes on while one looks at another page. */
export const useFileImport = (meterId: number, onEnd: (end: End) => void) => {
  const queries = useQueryClient();
  const [share, setShare] = useState(0);
  const abort = useRef<AbortController>(null);
  const sending = useMutation({
    mutationFn: (order: Order) => {
      setShare(0);
      abort.current = new AbortController();
      return sendFile(
        calls.import.history,
        { params: { id: meterId }, query: queryOf(order) },
        {
          file: order.file,
          type: mediaTypeOf(kindOfFile(order.file.name)),
          onProgress: setShare,
          signal: abort.current.signal,
        },
      );
    },
    onSuccess: (outcome) => onEnd({ kind: 'ended', outcome }),
    onError: (error, order) => onEnd(failed(error, order)),
    onSettled: (_outcome, _error, { dryRun }) => {
      if (!dryRun) void queries.invalidateQueries();
    },
  });
  const isOnServer = sending.isPending && share === 1;
  useEffect(() => {
    if (isOnServer) void queries.invalidateQueries(importsQuery(meterId));
  }, [isOnServer, queries, meterId]);
  return {
    share,
    dryRun: sending.variables?.dryRun ?? false,
    busy: sending.isPending,
    error: sending.error,
    send: (order: Order) => sending.mutate(order),
    reset: () => sending.reset(),
    stop: () => abort.current?.abort(),
  };
};
