// npm run draw: draws the folders and their imports anew in docs/architecture.md.
import { writeDrawings } from './check/import-drawing.mjs';
import { readImports } from './check/imports.mjs';

const { modules } = await readImports();
writeDrawings(modules);
