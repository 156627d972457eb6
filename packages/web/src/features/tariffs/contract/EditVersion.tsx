import type { Tariffs } from '@ohmstead/contract';
import { useState } from 'react';
import type { Site } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { VersionEditor } from './VersionEditor.tsx';
import type { Version } from './validity.ts';
import { versionDraft } from './version-draft.ts';

type EditVersionProps = { site: Site; tariffs: Tariffs; version: Version };

export const EditVersion = ({ site, tariffs, version }: EditVersionProps) => {
  const { lang } = useTexts();
  const [before] = useState(() => versionDraft(version, lang));
  return <VersionEditor site={site} tariffs={tariffs} id={Number(version.id)} before={before} />;
};
