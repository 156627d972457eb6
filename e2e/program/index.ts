export type { DataFolder } from './data-folder.ts';
export { dataFolder } from './data-folder.ts';
export { freePort } from './free-port.ts';
export { nodeOptions } from './start-command.ts';
export type { Program, ProgramSettings } from './start-program.ts';
export { startProgram } from './start-program.ts';
