import type { DocumentKind } from '@showroom/contract/application/choices'
import { applicationMessages as say } from '@showroom/contract/application/application.messages'
import { messages } from '@showroom/contract/shared/errors'
import { findCardData } from '../http/card-data.ts'
import { refuse, refuseInvalid } from '../http/domain-error.ts'
import { newPublicId } from '../shared/public-id.ts'
import { type Application, takesFiles } from './application.ts'
import type { ApplicationParts } from './application-parts.ts'
import { readied } from './document-files.ts'
import { createDocument, documentsOf } from './document.store.ts'

const mostDocuments = 12
const longestName = 120

export type Sent = { bytes: Buffer; fileName: string; kind: DocumentKind; requestId: string | null }

export const addDocument = async (
  { accounts: { db, now }, documents }: ApplicationParts,
  application: Application,
  { bytes, fileName, kind, requestId }: Sent,
) => {
  if (!takesFiles(application)) refuse(409, 'not_now', say.notNow)
  if ((await documentsOf(db, application.id)).length >= mostDocuments)
    refuseInvalid({ file: [say.tooManyFiles] })
  const file = await readied(bytes)
  if (kind === 'logo' && !file.mediaType.startsWith('image/')) refuseInvalid({ file: [say.logoType] })
  const publicId = newPublicId()
  // The file first: a row never names a file that is not there.
  await documents.keep(publicId, file.bytes)
  await createDocument(db, {
    publicId,
    applicationId: application.id,
    requestId,
    kind,
    fileName: shownName(fileName),
    mediaType: file.mediaType,
    size: file.bytes.length,
    now: now(),
  })
}

/** What the applicant called it: text, without what a path or a header could be made of. */
const shownName = (fileName: string): string => {
  if (findCardData(fileName) !== null) return refuseInvalid({ file: [messages.cardData] })
  const base = fileName.split(/[\\/]/).at(-1) ?? ''
  return (
    base
      .replace(/[\p{C}"]/gu, '')
      .trim()
      .slice(0, longestName) || 'document'
  )
}
