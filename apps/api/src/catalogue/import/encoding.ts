import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { FeedRefused } from './feed-item.ts'

const known = {
  'utf-8': 'utf-8',
  'utf-16': 'utf-16le',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
  'latin-1': 'windows-1252',
  'iso-8859-1': 'windows-1252',
  'windows-1252': 'windows-1252',
} as const
export type Encoding = (typeof known)[keyof typeof known]

export const encodingNamed = (name: string): Encoding => {
  const found = Object.entries(known).find(([label]) => label === name.toLowerCase())
  if (!found)
    throw new FeedRefused(
      `“${name}” is not an encoding we read. Choose one of ${Object.keys(known).join(', ')}.`,
    )
  return found[1]
}

/** By its byte order mark; else UTF-8 when the whole file is valid UTF-8; else what Windows writes. */
export const detectEncoding = async (path: string): Promise<Encoding> => {
  const start = await firstBytes(path, 4_096)
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const zeros = start.filter((byte) => byte === 0).length
  if (zeros > start.length / 4) return start[0] === 0 ? 'utf-16be' : 'utf-16le'
  return (await isUtf8(path)) ? 'utf-8' : 'windows-1252'
}

/** The file's text, piece by piece, without the byte order mark; `onBytes` hears how far it has come. */
export async function* textOf(
  path: string,
  encoding: Encoding,
  onBytes: (count: number) => void,
): AsyncIterable<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of bytesOf(path)) {
    onBytes(chunk.length)
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder.decode()
}

const isUtf8 = async (path: string): Promise<boolean> => {
  const strict = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of bytesOf(path)) strict.decode(chunk, { stream: true })
    strict.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

async function* bytesOf(path: string): AsyncIterable<Uint8Array> {
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 16 })) {
    if (chunk instanceof Uint8Array) yield chunk
  }
}

export const firstBytes = async (path: string, count: number): Promise<Uint8Array> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(count), 0, count, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
