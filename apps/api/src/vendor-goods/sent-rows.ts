import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openRows, type OpenedRows } from '../catalogue/import/feed.ts'
import { FeedRefused } from '../catalogue/import/feed-item.ts'
import { refuseInvalid } from '../platform/http/domain-error.ts'

/** A database takes neither a zero nor half an emoji in a text. */
export const plain = (text: string): string => text.replace(/[\0\p{Surrogate}]/gu, '')

/** Reads the rows of a file that somebody sent; what is no table is refused by a sentence. */
export const readingRows = <Read>(
  bytes: Buffer,
  read: (opened: OpenedRows) => Promise<Read>,
): Promise<Read> =>
  readingRowsOf(
    (path) => writeFile(path, bytes),
    (_, opened) => read(opened),
  )

/** The same of a file that is written to a place of its own first. */
export const readingRowsOf = async <Put, Read>(
  put: (path: string) => Promise<Put>,
  read: (put: Put, opened: OpenedRows) => Promise<Read>,
): Promise<Read> => {
  const folder = await mkdtemp(join(tmpdir(), 'vendor-goods-'))
  try {
    const path = join(folder, 'file')
    const sent = await put(path)
    return await read(sent, await openRows(path))
  } catch (error) {
    if (error instanceof FeedRefused) return refuseInvalid({ file: [error.message] })
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
