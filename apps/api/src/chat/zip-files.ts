import { namesInZip } from '@showroom/contract/chat/zip-names.rules'
import { Zip, ZipPassThrough } from 'fflate'
import type { FileStore } from '../platform/files/file-store.ts'

export type ZippedFile = { id: string; fileName: string; uploadedAt: Date }

/** One archive of many files, piece by piece: at no time more than one of them is in memory. Pictures do not get smaller, so nothing is packed. */
export async function* zipFiles(
  store: Pick<FileStore, 'read'>,
  files: readonly ZippedFile[],
): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  const names = namesInZip(files.map(({ fileName }) => fileName))
  for (const [nth, { id, uploadedAt }] of files.entries()) {
    const bytes = await store.read(id)
    const entry = new ZipPassThrough(names[nth] ?? id)
    entry.mtime = uploadedAt
    zip.add(entry)
    entry.push(bytes, true)
    yield* pieces.splice(0)
  }
  zip.end()
  yield* pieces.splice(0)
}
