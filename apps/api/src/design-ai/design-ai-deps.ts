import type { AccountDeps } from '../account/account-deps.ts'
import type { PictureStore } from '../picture/picture.ts'
import type { FileStore } from '../platform/files/file-store.ts'

/** What every use case of AI Design works with. */
export type DesignAiDeps = Pick<AccountDeps, 'db' | 'now' | 'post' | 'canMail' | 'publicUrl' | 'secret'> & {
  pictures: PictureStore
  /** Pictures that were made. */
  files: FileStore
  /** Jobs of all accounts together in a day. */
  mostPerDay: number
}
