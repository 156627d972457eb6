import { Failure } from '../run.mjs';

const least = [20, 19];

export const requireNode = (version = process.versions.node) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const enough = major > least[0] || (major === least[0] && minor >= least[1]);
  if (!enough) throw new Failure(`Ohmstead needs Node ${least.join('.')} or newer; this is ${version}.`);
};
