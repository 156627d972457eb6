/** Fetches a report's figures as a file, as the server writes it. */
export type FileFormat = 'csv' | 'xlsx';
export type FileOfReport = (format: FileFormat) => Promise<void>;
