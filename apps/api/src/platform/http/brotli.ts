import type { FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/** Beyond this it takes longer than it saves, for what is sent more than once. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }

/** A shorter reply is sent sooner than packed. */
export const leastPacked = 1_024

/** Whole and once, beside the event loop: for what many are sent. */
export const brotliOf = (text: string | Buffer): Promise<Buffer> => compress(text, { params })

/** Named, and not with the weight of nothing. */
const taking = /(^|,)\s*br\s*(,|$|;(?!\s*q=0(\.0*)?\s*(,|$)))/

/** As every browser does. */
export const takesBrotli = ({ headers }: FastifyRequest): boolean =>
  taking.test(String(headers['accept-encoding'] ?? ''))
