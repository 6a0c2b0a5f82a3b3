import { projectMessages as say } from '@showroom/contract/project/project.messages'
import { mostFiles } from '@showroom/contract/project/project-choices'
import { messages } from '@showroom/contract/shared/errors'
import { pictureFields } from '@showroom/contract/shared/image.rules'
import { findCardData } from '../../platform/http/card-data.ts'
import { refuse, refuseInvalid } from '../../platform/http/domain-error.ts'
import { type SentFile, shownName } from '../../platform/http/sent-file.ts'
import { pictureFor } from '../../platform/files/picture-field.ts'
import { readied, type Readied } from '../../platform/files/drawn-anew.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { createFile, roomTaken } from './file.store.ts'
import { lockProject } from '../project-record.store.ts'
import type { ProjectDeps } from '../project-deps.ts'
import type { AccountInProject } from '../project-access.ts'

export const mostBytes = 1_024 * 1_024 * 1_024
/** Kept as they came, and served so that nothing in them can run. */
const keptTypes = [
  'application/pdf',
  'image/vnd.dwg',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]

type FileDeps = Pick<ProjectDeps, 'files'> & { accounts: Pick<ProjectDeps['accounts'], 'db' | 'now'> }
type Adding = Pick<SentFile, 'bytes' | 'fileName'> & { isDraft?: boolean; isPhoto?: boolean }
type Added = { publicId: string; fileName: string; mediaType: string; size: number }

export const addFile = async (
  { accounts: { db, now }, files }: FileDeps,
  { account, project }: AccountInProject,
  { bytes, fileName, isDraft = false, isPhoto = false }: Adding,
): Promise<Added> => {
  const file = await checkedFile({ bytes, fileName, isPhoto })
  const publicId = newPublicId()
  const added = { publicId, fileName: file.fileName, mediaType: file.mediaType, size: file.bytes.length }
  // The file first: a row never names a file that is not there. One without a row is swept away.
  await files.put(publicId, file.bytes)
  await db.transaction(async (tx) => {
    await lockProject(tx, project.id, now())
    const { count, bytes: taken } = await roomTaken(tx, project.id)
    if (count >= mostFiles || taken + added.size > mostBytes) refuse(409, 'too_many', say.tooManyFiles)
    await createFile(tx, { ...added, projectId: project.id, uploadedBy: account.id, isDraft, now: now() })
  })
  return added
}

/** What may be kept of what was sent, under the name that is shown: refused in words else. */
export const checkedFile = async ({
  bytes,
  fileName,
  isPhoto = false,
}: Omit<Adding, 'isDraft'>): Promise<Readied & { fileName: string }> => {
  if (findCardData(fileName) !== null) refuseInvalid({ file: [messages.cardData] })
  const file = await (isPhoto
    ? pictureFor({ bytes, fileName }, pictureFields.room)
    : readiedFile(bytes, fileName))
  return { ...file, fileName: shownName(fileName) }
}

const readiedFile = async (bytes: Buffer, fileName: string): Promise<Readied> => {
  const file = await readied(bytes, keptTypes)
  if (file === 'broken') return refuseInvalid({ file: [say.fileBroken] })
  if (file !== 'unknown') return file
  if (isDrawingExchange(bytes)) return { bytes, mediaType: 'image/vnd.dxf' }
  return isTable(bytes, fileName) ? { bytes, mediaType: 'text/csv' } : refuseInvalid({ file: [say.fileType] })
}

/** What a drawing program writes for others (DXF): pairs of lines that begin with a section, or its binary kind. */
const isDrawingExchange = (bytes: Buffer): boolean => {
  const begins = bytes.toString('latin1', 0, 4_096)
  return (
    begins.startsWith('AutoCAD Binary DXF\r\n\x1a\0') ||
    (/^(?: *999\r?\n[^\r\n]*\r?\n)* *0\r?\n *SECTION\r?\n *2\r?\n/.test(begins) && !bytes.includes(0))
  )
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
