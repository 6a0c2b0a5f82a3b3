import { applicationMessages as say } from '@showroom/contract/application/application.messages'
import { refuseInvalid } from '../platform/http/domain-error.ts'
import { readied, type Readied } from '../platform/files/drawn-anew.ts'

/** As it is kept, or the sentence why it is not. */
export const readiedDocument = async (bytes: Buffer): Promise<Readied> => {
  const file = await readied(bytes)
  if (file === 'unknown') return refuseInvalid({ file: [say.fileType] })
  return file === 'broken' ? refuseInvalid({ file: [say.fileBroken] }) : file
}
