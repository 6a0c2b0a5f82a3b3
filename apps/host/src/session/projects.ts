import { messages } from '@showroom/contract/shared/errors'
import { readStored, writeStored } from '../current/stored.ts'
import { toast } from '../toast/toast.ts'
import { quietCall } from './call.ts'
import { dropGuestCart, guestCartToken, refreshCart } from './guest-cart.ts'
import { currentItem } from './my-item.ts'

const begin = async (): Promise<boolean> => {
  const name = readStored('project')
  try {
    await quietCall('POST /api/projectCart', {
      body: { my_item: currentItem(), ...(name ? { project: name } : {}) },
    })
    return true
  } catch {
    return false
  }
}

/** Sign-in outcome 4: the guest's cart becomes a project of the account's; the badge shows the account's cart. */
export const projectFromGuestCart = async (): Promise<void> => {
  if (guestCartToken() === null) return
  const isMade = await begin()
  if (!isMade) return toast.error(messages.loginFirst)
  dropGuestCart()
  await refreshCart()
}

export const projectFailed = 'Internal server error.'

/** Sign-in outcome 5: a project of the current item, for the page that sent the visitor to sign in. */
export const projectFromItem = async (): Promise<boolean> => {
  const isMade = await begin()
  if (isMade) writeStored('visual_redirect', null)
  else toast.error(projectFailed)
  return isMade
}
