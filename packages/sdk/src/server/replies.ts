import type { Call, ReplyFor } from '@showroom/contract/endpoints'
import type { FragmentCall } from '@showroom/contract/fragment/fragment'

export type Replies = { [C in Call]?: ReplyFor<C> }

/** What was told, by call: what is written beside a drawing is made of the same. */
export const keeping =
  (replies: Replies, call: FragmentCall): FragmentCall =>
  async (name, request) => {
    const reply = await call(name, request)
    Object.assign(replies, { [name]: reply })
    return reply
  }
