import { platformShowroom } from '@showroom/contract/shared/ids'
import { type Client, createClient } from '@showroom/widgets/shop'
import { fetchAsPerson } from './fetch-as-person.ts'
import { guestCartToken } from './guest-cart.ts'
import { tellRefusal } from './refusal.ts'

/** A call that says nothing by itself: for checks, and where the screen shows the failure. */
export const quietCall: Client = createClient({
  apiBase: '',
  showroom: platformShowroom,
  fetch: fetchAsPerson,
  cartToken: guestCartToken,
})

/** One typed call of our own site. A refusal is told as the specification's error catalogue says (§8), and thrown. */
export const call: Client = async (name, ask) => {
  try {
    return await quietCall(name, ask)
  } catch (failure) {
    tellRefusal(failure)
    throw failure
  }
}
