import { describe, expect, it } from 'vitest';
import { uploadAddressOf } from './this-server.ts';

describe('the upload address of this server', () => {
  it.each([
    ['https://energy.example.org', 'https://energy.example.org/api/v1/sensor/uploadsensor'],
    ['https://example.org/energy', 'https://example.org/energy/api/v1/sensor/uploadsensor'],
    ['http://192.168.1.20:8080', 'http://192.168.1.20:8080/api/v1/sensor/uploadsensor'],
  ])('lies below %s', (server, address) => expect(uploadAddressOf(server)).toBe(address));

  it('is not known where the app knows no server', () => expect(uploadAddressOf('')).toBeNull());
});
