import { platformShowroom } from '@showroom/contract/shared/platform-showroom'
import { type Client, createClient } from '@showroom/widgets/shop'
import { fetchAsPerson, fetchInProView, fetchWith } from '../session/fetch-as-person.ts'
import { guestCartToken } from '../session/guest-cart.ts'
import { pageMeta } from './page-meta.ts'

const wiring = { apiBase: pageMeta.apiBase, showroom: platformShowroom, cartToken: guestCartToken }

/** One typed call of our own site. It throws what it was refused with, and tells nobody: see useSubmit and useRead. */
export const call: Client = createClient({ ...wiring, fetch: fetchAsPerson })

/** One call whose answer a Pro holds a button down for; it is shown for that long, and kept nowhere. */
export const callInProView: Client = createClient({ ...wiring, fetch: fetchInProView })

/** Signs a token out on the server. That it had ended already, or that nobody answers, changes nothing here. */
export const endOnServer = async (token: string | null): Promise<void> => {
  const callWith = createClient({ ...wiring, fetch: fetchWith(token) })
  await callWith('POST /api/logout', {}).catch(() => undefined)
}
