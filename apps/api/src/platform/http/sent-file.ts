import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { messages } from '@showroom/contract/shared/errors'
import { DomainError, refuse, refuseInvalid } from './domain-error.ts'

export const largestFile = 10 * 1_024 * 1_024

/** One file and what is said of it, in a form. */
export const addMultipart = async (app: FastifyInstance) => {
  await app.register(multipart, {
    limits: { fileSize: largestFile, files: 1, fields: 2, parts: 3, fieldSize: 200, headerPairs: 20 },
    throwFileSizeLimit: false,
  })
}

export type SentFile = { bytes: Buffer; fileName: string; fields: { of: (name: string) => unknown } }

export const sentFile = async (
  request: FastifyRequest,
  say: { fileMissing: string; fileTooLarge: string },
  mostBytes = largestFile,
): Promise<SentFile> => {
  if (!request.isMultipart()) return refuseInvalid({ file: [say.fileMissing] })
  const sent = await readingForm(() => request.file({ limits: { fileSize: mostBytes } }))
  if (!sent) return refuseInvalid({ file: [say.fileMissing] })
  const bytes = await readingForm(() => sent.toBuffer())
  if (sent.file.truncated) refuseLarge(say.fileTooLarge)
  return { bytes, fileName: sent.filename, fields: { of: (name) => textOf(sent.fields[name]) } }
}

type Kept = { path: string; mostBytes: number }

/** The same for what is too large to be held in memory: it is written to a file while it comes. */
export const sentFileTo = async (
  request: FastifyRequest,
  say: { fileMissing: string; fileTooLarge: string },
  { path, mostBytes }: Kept,
): Promise<{ fileName: string }> => {
  if (!request.isMultipart()) return refuseInvalid({ file: [say.fileMissing] })
  const sent = await readingForm(() => request.file({ limits: { fileSize: mostBytes } }))
  if (!sent) return refuseInvalid({ file: [say.fileMissing] })
  await readingForm(() => pipeline(sent.file, createWriteStream(path, { mode: 0o600 })))
  if (sent.file.truncated) refuseLarge(say.fileTooLarge)
  return { fileName: sent.filename }
}

const refuseLarge = (sentence: string): never => {
  throw new DomainError({ status: 413, code: 'too_large', message: sentence, errors: { file: [sentence] } })
}

/** The parser's own errors have no status: a form that is broken or cut off is the sender's. */
export const readingForm = async <Read>(read: () => Promise<Read>): Promise<Read> => {
  try {
    return await read()
  } catch (error) {
    const isRefusal = error instanceof Error && ('statusCode' in error || 'status' in error)
    return isRefusal ? Promise.reject(error) : refuse(400, 'malformed_request', messages.invalid)
  }
}

const textOf = (field: unknown): unknown =>
  typeof field === 'object' && field !== null && 'value' in field ? field.value : undefined

/** A name of any letters, for browsers new and old; nothing of it can end the header. */
export const attachment = (fileName: string): string =>
  `attachment; filename="${fileName.replace(/[^\w .-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(fileName)}`

/** After all other hooks: even a picture that is opened by itself is shut in. */
export const sealed = async (_request: FastifyRequest, reply: FastifyReply) => {
  reply.header('content-security-policy', "sandbox; default-src 'none'")
  reply.header('x-content-type-options', 'nosniff')
  reply.header('cross-origin-resource-policy', 'same-origin')
  reply.header('cache-control', 'private, no-store')
}

const longestName = 120

/** What its sender called it: text, without what a path or a header could be made of. */
export const shownName = (fileName: string): string => {
  const base = fileName.split(/[\\/]/).at(-1) ?? ''
  return (
    base
      .replace(/[\p{C}"]/gu, '')
      .trim()
      .slice(0, longestName) || 'document'
  )
}
