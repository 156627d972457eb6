import { useState } from 'react';
import { addPictures, type PickProblem } from './picked-pictures.ts';

export type Pictures = {
  readonly files: readonly File[];
  readonly problems: readonly PickProblem[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (file: File) => void;
  readonly clear: () => void;
};

export const usePictures = (): Pictures => {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problems, setProblems] = useState<readonly PickProblem[]>([]);
  return {
    files,
    problems,
    add: (chosen) => {
      const picked = addPictures(files, chosen);
      setFiles(picked.pictures);
      setProblems(picked.problems);
    },
    remove: (file) => {
      setFiles(files.filter((other) => other !== file));
      setProblems([]);
    },
    clear: () => {
      setFiles([]);
      setProblems([]);
    },
  };
};
