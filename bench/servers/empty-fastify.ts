// The measure for our uploads: a Fastify server that reads the same body and does nothing with it.
import Fastify from 'fastify';

const app = Fastify({ logger: false });
app.post('/api/v1/sensor/uploadsensor', async () => ({ successful: true, message: '', data: null }));
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.send?.('listening');
