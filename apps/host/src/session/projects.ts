import type { ReplyFor } from '@showroom/contract/endpoints'
import { messages } from '@showroom/contract/shared/messages'
import { readStored, writeStored } from '../shop-context/local-storage.ts'
import { toast } from '../kit/toast/toast.ts'
import { call } from '../data/call.ts'
import { dropGuestCart, guestCartToken, refreshCart } from './guest-cart.ts'
import { mergeReport } from './merge-report.ts'
import { itemOfCart } from './my-item.ts'
import { isComplete, type MyItem } from './redirect.ts'
import { statusOf } from '../data/failure.ts'
import { sessionMessages } from './messages.ts'

type Begun = ReplyFor<'POST /api/projectCart'>['data']

const begin = async (item: MyItem): Promise<Begun> => {
  const name = readStored('project')
  const body = { my_item: item, ...(name ? { project: name } : {}) }
  return (await call('POST /api/projectCart', { body })).data
}

let merging: Promise<boolean> | null = null

/**
 * Sign-in outcome 4: the guest's cart becomes a project of the account's, and the badge shows the account's cart.
 * Asked for by whoever comes first: signing in, signing up, or opening a showroom with a guest's cart in it.
 * Resolves with whether the project is one of the current item, too.
 */
export const projectFromGuestCart = (): Promise<boolean> => {
  if (guestCartToken() === null) return Promise.resolve(false)
  merging ??= mergeGuestCart().finally(() => {
    merging = null
  })
  return merging
}

const mergeGuestCart = async (): Promise<boolean> => {
  const item = itemOfCart()
  let isOfItem = false
  try {
    const { merged_lines } = await begin(item)
    dropGuestCart()
    isOfItem = isComplete(item)
    // What it asked for is done: signing in the next time would make the same project again.
    if (isOfItem) writeStored('visual_redirect', null)
    const report = mergeReport(merged_lines)
    if (report) toast.success(report)
    for (const { result, name, message } of merged_lines)
      if (result === 'limited' || result === 'left_out') toast.warning(`${name}: ${message}`)
  } catch (failure) {
    // A key that opens nothing any more is of no use the next time either.
    if (statusOf(failure) === 404) dropGuestCart()
    toast.error(messages.loginFirst)
  }
  await refreshCart()
  return isOfItem
}

/** Sign-in outcome 5: a project of the current item, for the page that sent the visitor to sign in. */
export const projectFromItem = async (item: MyItem): Promise<boolean> => {
  try {
    await begin(item)
    writeStored('visual_redirect', null)
    return true
  } catch {
    toast.error(sessionMessages.projectFailed)
    return false
  }
}
