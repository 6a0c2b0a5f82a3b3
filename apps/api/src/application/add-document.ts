import type { DocumentKind } from '@showroom/contract/application/choices'
import { applicationMessages as say } from '@showroom/contract/application/application.messages'
import { messages } from '@showroom/contract/shared/errors'
import { pictureFields } from '@showroom/contract/shared/image.rules'
import { findCardData } from '../platform/http/card-data.ts'
import { refuse, refuseInvalid } from '../platform/http/domain-error.ts'
import { shownName } from '../platform/http/sent-file.ts'
import { newPublicId } from '../shared/public-id.ts'
import { type Application, takesFiles } from './application.ts'
import type { ApplicationDeps } from './application-deps.ts'
import { pictureFor } from '../platform/files/picture-field.ts'
import { readiedDocument } from './document-files.ts'
import { createDocument, documentsOf } from './document.store.ts'

const mostDocuments = 12

export type Sent = { bytes: Buffer; fileName: string; kind: DocumentKind; requestId: string | null }

export const addDocument = async (
  { accounts: { db, now }, documents }: ApplicationDeps,
  application: Application,
  { bytes, fileName, kind, requestId }: Sent,
) => {
  if (!takesFiles(application)) refuse(409, 'not_now', say.notNow)
  if ((await documentsOf(db, application.id)).length >= mostDocuments)
    refuseInvalid({ file: [say.tooManyFiles] })
  const file =
    kind === 'logo' ? await pictureFor({ bytes, fileName }, pictureFields.logo) : await readiedDocument(bytes)
  const publicId = newPublicId()
  // The file first: a row never names a file that is not there.
  await documents.put(publicId, file.bytes)
  await createDocument(db, {
    publicId,
    applicationId: application.id,
    requestId,
    kind,
    fileName: nameOf(fileName),
    mediaType: file.mediaType,
    size: file.bytes.length,
    now: now(),
  })
}

const nameOf = (fileName: string): string =>
  findCardData(fileName) === null ? shownName(fileName) : refuseInvalid({ file: [messages.cardData] })
