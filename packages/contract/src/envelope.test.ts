import { describe, expect, it } from 'vitest';
import { errorCodeOfWire, errorCodes, failureData, readEnvelope, wireCodeOf } from './index.ts';

describe('readEnvelope', () => {
  it('reads both capitalisations alike', () => {
    const small = readEnvelope({ successful: true, message: 'x', data: [1] });
    expect(readEnvelope({ Successful: true, Message: 'x', Data: [1] })).toEqual(small);
    expect(small).toEqual({ successful: true, message: 'x', data: [1] });
  });

  it('reads devices’ 0 and 1, and missing message and data', () => {
    expect(readEnvelope({ successful: 0 })).toEqual({ successful: false, message: '', data: null });
  });

  it.each([
    [{ data: { errorMsg: 'Log in again' } }],
    [{ Data: { ErrorMsg: 'Log in again' } }],
    [{ Successful: false, Data: { ErrorMsg: 'Log in again' } }],
  ])('reads %j as a failure that says nothing else', (value) => {
    const envelope = readEnvelope(value);
    expect(envelope).toMatchObject({ successful: false, message: '' });
    expect(failureData.parse(envelope?.data).errorMsg).toBe('Log in again');
  });

  it.each([
    [null],
    ['text'],
    [[]],
    [{}],
    [{ data: { errorMsg: '' } }],
    [{ data: { errorMsg: 5 } }],
    [{ successful: 'yes' }],
  ])('refuses %j', (value) => {
    expect(readEnvelope(value)).toBeNull();
  });
});

describe('error catalogue', () => {
  it('sends the specification’s number for a failed login', () => {
    expect(wireCodeOf('login_failed')).toBe(9005);
  });

  it('reads every wire code back', () => {
    expect(errorCodes.map((code) => errorCodeOfWire(wireCodeOf(code)))).toEqual(errorCodes);
  });
});
