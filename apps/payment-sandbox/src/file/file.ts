import type { Queries } from '../db/sandbox-db.ts'
import { sql } from '../db/sql.ts'
import { refuseMissing } from '../http/stripe-error.ts'
import { unixTime } from '../ids.ts'

export type SentFile = {
  id: string
  purpose: string
  filename: string
  type: string
  content: Uint8Array
  createdAt: Date
}

export const saveFile = (tx: Queries, one: SentFile) =>
  tx.query(sql`
    insert into file (id, purpose, filename, type, content, created_at)
    values (${one.id}, ${one.purpose}, ${one.filename}, ${one.type}, ${one.content}, ${one.createdAt})`)

export const requireFile = async (tx: Queries, id: string): Promise<SentFile> => {
  const [found] = await tx.query<SentFile>(sql`
    select id, purpose, filename, type, content, created_at as "createdAt" from file where id = ${id}`)
  return found ?? refuseMissing('file', id)
}

export const fileAnswer = ({ id, purpose, filename, type, content, createdAt }: SentFile) => ({
  id,
  object: 'file',
  created: unixTime(createdAt),
  expires_at: null,
  filename,
  purpose,
  size: content.byteLength,
  title: null,
  type,
  url: `https://files.stripe.com/v1/files/${id}/contents`,
})
