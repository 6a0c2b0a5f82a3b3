import { projectMessages as say } from '@showroom/contract/project/project.messages'
import { mostFiles } from '@showroom/contract/project/project-choices'
import { messages } from '@showroom/contract/shared/errors'
import { findCardData } from '../../platform/http/card-data.ts'
import { refuse, refuseInvalid } from '../../platform/http/domain-error.ts'
import { type SentFile, shownName } from '../../platform/http/sent-file.ts'
import { readied, type Readied } from '../../platform/files/drawn-anew.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { createFile, filesOf } from './file.store.ts'
import { lockProject } from '../project-record.store.ts'
import type { ProjectDeps } from '../project-deps.ts'
import type { AccountInProject } from '../project-access.ts'

const mostBytes = 200 * 1_024 * 1_024

export const addFile = async (
  { accounts: { db, now }, files }: ProjectDeps,
  { account, project }: AccountInProject,
  { bytes, fileName }: Pick<SentFile, 'bytes' | 'fileName'>,
) => {
  if (findCardData(fileName) !== null) refuseInvalid({ file: [messages.cardData] })
  const file = await readiedFile(bytes, fileName)
  const publicId = newPublicId()
  // The file first: a row never names a file that is not there. One without a row is swept away.
  await files.put(publicId, file.bytes)
  await db.transaction(async (tx) => {
    await lockProject(tx, project.id, now())
    const kept = await filesOf(tx, project.id)
    const size = kept.reduce((sum, each) => sum + each.size, file.bytes.length)
    if (kept.length >= mostFiles || size > mostBytes) refuse(409, 'too_many', say.tooManyFiles)
    await createFile(tx, {
      publicId,
      projectId: project.id,
      fileName: shownName(fileName),
      mediaType: file.mediaType,
      size: file.bytes.length,
      uploadedBy: account.id,
      now: now(),
    })
  })
}

const readiedFile = async (bytes: Buffer, fileName: string): Promise<Readied> => {
  const file = await readied(bytes)
  if (file === 'broken') return refuseInvalid({ file: [say.fileBroken] })
  if (file !== 'unknown') return file
  return isTable(bytes, fileName) ? { bytes, mediaType: 'text/csv' } : refuseInvalid({ file: [say.fileType] })
}

/** A table has no mark of its own: it is text, and is called one. It is never opened here. */
const isTable = (bytes: Buffer, fileName: string): boolean => {
  if (!/[.]csv$/i.test(fileName) || bytes.length === 0 || bytes.includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
