import type { Shop } from '../shop/index.ts'
import { cartTokenKey } from '../shop/storage.ts'
import { sessionFields, sessionOf, statusOf, type Try } from './session.ts'
import type { Handshake } from './handshake.ts'

/** Swaps the code for a session; what the guest had chosen goes with them into a project of their account. */
export const beginSession = async (
  shop: Shop,
  code: string,
  { verifier, state }: Pick<Handshake, 'verifier' | 'state'>,
): Promise<Try> => {
  const { call, showroom, keepsakes, prefix } = shop
  try {
    const { data } = await call('POST /api/embed/session', { body: { showroom, code, verifier, state } })
    sessionOf(shop).setState({ token: data.token, isOver: false, ...sessionFields(data) })
  } catch (failure) {
    return statusOf(failure) === 0 ? 'offline' : 'refused'
  }
  if (keepsakes.read(prefix + cartTokenKey)) await claimCart(shop)
  return 'idle'
}

/** What can not be claimed now stays the guest's, and is claimed the next time. */
const claimCart = async ({ call, showroom, actions, keepsakes, prefix }: Shop) => {
  const forgetToken = () => keepsakes.write(prefix + cartTokenKey, null)
  try {
    await call('POST /api/projectCart', { body: { my_item: { showroom } } })
    forgetToken()
  } catch (failure) {
    // A key that opens nothing any more is of no use the next time either.
    if (statusOf(failure) === 404) forgetToken()
  }
  await actions.lookAgain()
}
