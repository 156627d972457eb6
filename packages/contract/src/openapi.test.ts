import { describe, expect, it } from 'vitest';
import { wireCodeOf } from './index.ts';
import { callList, openApi } from './openapi.ts';

type Operation = {
  operationId: string;
  security: unknown[];
  parameters: { name?: string; in?: string; required?: boolean }[];
  responses: Record<string, { description: string }>;
};

const document = openApi('1.2.3') as {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
};

const operationOf = (name: string): Operation => {
  const found = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .find((operation) => operation.operationId === name);
  if (!found) throw new Error(`The document has no operation ${name}.`);
  return found;
};

describe('openApi', () => {
  it('has every call once, under its whole path', () => {
    const printed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(printed.sort()).toEqual(callList.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it('names each path parameter of the path', () => {
    for (const { name, path } of callList) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const printed = operationOf(name).parameters.filter((parameter) => parameter.in === 'path');
      expect(printed.map((parameter) => parameter.name)).toEqual(inPath);
      expect(printed.every((parameter) => parameter.required)).toBe(true);
    }
  });

  it('asks for the token where an account is needed, and says 401', () => {
    expect(operationOf('user.sitelist').security).toEqual([{ token: [] }]);
    expect(operationOf('user.sitelist').responses['401']?.description).toContain('logged_in_elsewhere');
    expect(operationOf('user.login').security).toEqual([]);
  });

  it('lists the codes of every call under their statuses', () => {
    for (const { name, errors } of callList) {
      const said = Object.values(operationOf(name).responses)
        .map(({ description }) => description)
        .join();
      for (const code of errors.filter((candidate) => candidate !== 'login_failed')) {
        expect(said).toContain(String(wireCodeOf(code)));
      }
    }
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});
