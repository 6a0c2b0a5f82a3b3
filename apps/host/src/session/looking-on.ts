import type { User } from '@showroom/contract/account/account'
import { call } from '../data/call.ts'
import { readStored, writeStored } from '../shop-context/local-storage.ts'
import { hrefOf, paths } from '../paths.ts'
import { loseSession, useSession } from './session.ts'

/** From now on the site is seen as that person sees it; the Admin's own session waits until that ends. */
export const lookOnAs = ({ token }: { user: User; token: string }): void => {
  const own = useSession.getState().token
  if (own === null) return
  writeStored('onlooker_token', own)
  writeStored('authToken', token)
  // Nothing that was read as the Admin is shown as if that person saw it.
  window.location.assign(hrefOf(paths.account))
}

/** Whatever the server says: the Admin is themselves again. */
export const stopLookingOn = async (): Promise<void> => {
  if (readStored('onlooker_token') === null) return
  await call('DELETE /api/looking_on', {}).catch(() => undefined)
  loseSession()
  window.location.assign(hrefOf(paths.accountPanel('users')))
}
