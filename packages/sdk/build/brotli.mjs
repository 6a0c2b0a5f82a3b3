import { brotliCompressSync, constants } from 'node:zlib'

/** As the script is served, and as its bytes are counted. */
export const brotli = (code) =>
  brotliCompressSync(code, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(code),
    },
  })
