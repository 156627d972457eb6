import { type Outcome, refuse } from '../../errors/outcome.ts';
import type { StoredPicture } from '../../feedback/feedback-file.ts';
import type { AnsweredFile } from '../../report-export/answered-file.ts';

const extensions = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const;

export const pictureFile = (id: number, picture: StoredPicture | null): Outcome<AnsweredFile> => {
  if (!picture) return refuse('wrong_id');
  const { mediaType: type, bytes: content } = picture;
  return { name: `feedback-${id}.${extensions[type]}`, type, content };
};
