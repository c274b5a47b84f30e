import { constants } from 'node:zlib'

/** For long answers in JSON: what is sent costs less than what is saved by more effort. */
export const cheapCompression = {
  threshold: 1024,
  encodings: ['br' as const, 'gzip' as const],
  brotliOptions: { chunkSize: 64 * 1024, params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  zlibOptions: { chunkSize: 64 * 1024, level: 1 },
}
