import { setImmediate } from 'node:timers/promises'
import { Unzip, UnzipInflate, zipSync } from 'fflate'
import { FeedRefused } from './feed-item.ts'

const megabyte = 1_048_576
/** A sheet of 20,000 rows with all of our columns has a third of it. */
const mostUnpacked = 48 * megabyte
/** Of all parts together: a tag takes few bytes in the file and many in memory. */
const mostTags = 6_000_000
/** Of a part that is read as a tree, as shared texts and styles are. */
const mostTreeTags = 1_500_000
/** A row takes as much memory as cells lie between its first and its last. */
const mostCells = 3_000_000
/** So little is pushed at a time that what it unpacks to is counted before it fills the memory. */
const bytesAtOnce = 16_384

const refuseLarge = (): never => {
  throw new FeedRefused(
    `Unpacked, the file is larger than ${mostUnpacked / megabyte} MB. Split it, or save it as CSV.`,
  )
}

export const refuseBroken = (): never => {
  throw new FeedRefused(
    'This Excel file can not be read. Open it, save it anew as .xlsx without a password, and try again.',
  )
}

/** Sheets, their texts and what tells dates from numbers: neither macros nor pictures nor links to other files. */
const isNeeded = (name: string): boolean =>
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/workbook\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/sharedStrings\.xml|xl\/styles\.xml|xl\/worksheets\/[^/]+\.xml)$/.test(
    name,
  )

/**
 * The parts of a workbook that rows are read from, as an archive whose size is known. An archive says of itself how
 * large it is, and may lie: what comes out of it is counted while it does.
 */
export const workbookParts = async (archive: Uint8Array): Promise<Uint8Array> => {
  const parts = await unpacked(archive)
  const names = Object.keys(parts)
  if (!names.some((name) => name.startsWith('xl/worksheets/'))) refuseBroken()
  let tags = 0
  for (const bytes of Object.values(parts)) {
    const own = tagsIn(bytes)
    tags += own
    if (tags > mostTags) refuseLarge()
    // By what it holds: a sheet may lie under any name.
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
    if (text.includes('sheetData')) refuseFarCells(text)
    else if (own > mostTreeTags) refuseLarge()
  }
  return zipSync(parts, { level: 0 })
}

const unpacked = async (archive: Uint8Array): Promise<Record<string, Uint8Array>> => {
  const pieces = new Map<string, Uint8Array[]>()
  let bytes = 0
  let problem: Error | null = null
  const unzip = new Unzip((file) => {
    if (!isNeeded(file.name)) return
    const own: Uint8Array[] = []
    pieces.set(file.name, own)
    file.ondata = (error, piece) => {
      problem ??= error
      if (error) return
      bytes += piece.length
      own.push(piece)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for (let at = 0; at < archive.length; at += bytesAtOnce) {
    pushPiece(unzip, archive, at)
    if (bytes > mostUnpacked) refuseLarge()
    if (problem !== null) refuseBroken()
    // Other requests have their turn.
    if (at % (64 * bytesAtOnce) === 0) await setImmediate()
  }
  return Object.fromEntries([...pieces].map(([name, own]) => [name, new Uint8Array(Buffer.concat(own))]))
}

const pushPiece = (unzip: Unzip, archive: Uint8Array, at: number) => {
  const end = at + bytesAtOnce
  try {
    unzip.push(archive.subarray(at, end), end >= archive.length)
  } catch {
    refuseBroken()
  }
}

const tagsIn = (bytes: Uint8Array): number => {
  let count = 0
  for (const byte of bytes) if (byte === 60) count += 1
  return count
}

const columnOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)

/**
 * A row is as wide as its last cell: one that names a column far to the right would take the place of all before it, in
 * every row. References are found as leniently as whoever reads the sheet does: without quotes, and without a space.
 */
const refuseFarCells = (text: string): void => {
  let cells = 0
  let wide = 0
  for (const [, row, reference] of text.matchAll(/<(?:\w+:)?(row)\b|[\s"']r\s*=\s*["']?([^"'\s>]*)/g)) {
    if (row !== undefined) {
      cells += wide
      wide = 0
      if (cells > mostCells) refuseLarge()
      continue
    }
    const found = /^([A-Z]{0,2})\d{0,7}\/?$/i.exec(reference ?? '')
    if (!found)
      throw new FeedRefused('The sheet has cells far to the right of a table. Delete them, and try again.')
    wide = Math.max(wide, columnOf(found[1] ?? ''))
  }
}
