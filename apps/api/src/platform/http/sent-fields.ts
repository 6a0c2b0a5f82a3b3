import type { FastifyRequest } from 'fastify'
import { readingForm } from './sent-file.ts'

const limits = { files: 0, fields: 20, parts: 20, fieldSize: 4_000 }

/** What a form has sent, field by field, or JSON as it is. A file has no place in it. */
export const bodyOf = async (request: FastifyRequest): Promise<unknown> => {
  if (!request.isMultipart()) return request.body
  return readingForm(async () => {
    const fields: [string, unknown][] = []
    for await (const part of request.parts({ limits }))
      if (part.type === 'field') fields.push([part.fieldname, part.value])
    return Object.fromEntries(fields)
  })
}
