import { request } from 'node:http';

/** Sends a batch from one of this machine's addresses; one that is not taken whole is an error. */
export const postFrom = (localAddress: string, port: number, body: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/x-ndjson' };
    const path = '/api/v1/sensor/uploadbatch';
    const options = { host: '127.0.0.1', port, path, method: 'POST', headers, localAddress };
    const sent = request(options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => {
        if (response.statusCode === 200 && text.includes('"refused":[]')) resolve();
        else reject(new Error(`a batch was answered ${response.statusCode}: ${text.slice(0, 300)}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
