import { calls, type ImportMapping, type ImportOutcome } from '@ohmstead/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sendFile } from '../../../api/send-file.ts';
import { type FileKind, mediaTypes } from './import-file.ts';

/** What the server looks at to guess the columns. */
const previewBytes = 64 * 1024;

export const usePreview = (meterId: number) =>
  useMutation({
    mutationFn: (file: File) =>
      sendFile(
        calls.import.preview,
        { params: { id: meterId } },
        { file: file.slice(0, previewBytes), type: mediaTypes.csv },
      ),
  });

type Order = {
  readonly file: File;
  readonly kind: FileKind;
  readonly mapping: ImportMapping | null;
  /** A dry run only reads the file and reports what an import would bring. */
  readonly dryRun: boolean;
};

/** Sends a file with progress; it goes on while one looks at another page. */
export const useFileImport = (meterId: number, onDone: (outcome: ImportOutcome) => void) => {
  const queries = useQueryClient();
  const [share, setShare] = useState(0);
  const abort = useRef<AbortController>(null);
  const sending = useMutation({
    mutationFn: ({ file, kind, mapping, dryRun }: Order) => {
      setShare(0);
      abort.current = new AbortController();
      const query = {
        ...(mapping && { mapping }),
        ...(dryRun && { dryRun: 'true' as const }),
      };
      return sendFile(
        calls.import.history,
        { params: { id: meterId }, query },
        { file, type: mediaTypes[kind], onProgress: setShare, signal: abort.current.signal },
      );
    },
    onSuccess: onDone,
    onSettled: (_outcome, _error, { dryRun }) => {
      if (!dryRun) void queries.invalidateQueries();
    },
  });
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
