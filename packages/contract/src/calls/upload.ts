export { uploadByKey as byKey, uploadbatch as batch, uploadsensor as sensor } from '../meter/upload.ts';
