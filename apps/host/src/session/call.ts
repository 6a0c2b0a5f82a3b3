import { platformShowroom } from '@showroom/contract/shared/platform-showroom'
import { type Client, createClient } from '@showroom/widgets/shop'
import { fetchAsPerson, fetchWith } from './fetch-as-person.ts'
import { guestCartToken } from './guest-cart.ts'
import { tellRefusal } from './refusal.ts'

const wiring = { apiBase: '', showroom: platformShowroom, cartToken: guestCartToken }

/** A call that says nothing by itself: for checks, and where the screen shows the failure. */
export const quietCall: Client = createClient({ ...wiring, fetch: fetchAsPerson })

/** Signs a token out on the server. That it had ended already, or that nobody answers, changes nothing here. */
export const endOnServer = async (token: string | null): Promise<void> => {
  const callWith = createClient({ ...wiring, fetch: fetchWith(token) })
  await callWith('POST /api/logout', {}).catch(() => undefined)
}

/** One typed call of our own site. A refusal is told as the specification's error catalogue says (§8), and thrown. */
export const call: Client = async (name, ask) => {
  try {
    return await quietCall(name, ask)
  } catch (failure) {
    tellRefusal(failure)
    throw failure
  }
}
