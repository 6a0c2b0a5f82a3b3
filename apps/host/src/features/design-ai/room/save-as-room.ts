import type { AiSurface } from '@showroom/contract/design-ai/ai-choices'
import type { AiJob, AiPicture } from '@showroom/contract/design-ai/design-ai'
import { largestPageSize } from '@showroom/contract/policy/figures'
import { call } from '../../../data/call.ts'
import { refused, statusOf } from '../../../data/failure.ts'
import { keepGuestCart } from '../../../session/guest-cart.ts'
import { jobName } from '../choice.messages.ts'
import { type LookInPlan, lookInPlan, planNearest } from './design-of-look.rules.ts'
import { roomMessages as messages } from './room.messages.ts'

export type SavedRoom = { id: string; left: AiSurface[] }

type Kept = { floorplan: string; template: string | null; look: LookInPlan }

const keep = async (job: AiJob, { floorplan, template, look }: Kept): Promise<SavedRoom> => {
  const { showroom } = job.wish
  const { data } = await call('POST /api/visualization/design', {
    body: { showroom, floorplan, template, name: jobName(job), state: look.state },
  })
  if (data.cart_token) keepGuestCart(data.cart_token)
  return { id: data.id, left: look.left }
}

/** In the plan that comes nearest, counted by the areas of the idea. */
const keepNearby = async (job: AiJob, { choices }: AiPicture): Promise<SavedRoom> => {
  const query = { room_type: job.wish.room, page_size: largestPageSize }
  const { data } = await call('GET /api/visualization/floorplans', { query })
  const plan = planNearest(data, job.wish)
  if (plan === null) throw refused(messages.noPlan)
  const look = lookInPlan(choices, { areas: plan.areas.laid, start: null })
  return keep(job, { floorplan: plan.id, template: null, look })
}

/** By the shop’s own calls, for whoever is signed in there or holds the guest’s cart: the AI account has no part in it. */
export const saveAsRoom = async (job: AiJob, picture: AiPicture): Promise<SavedRoom> => {
  const { start } = job.wish
  if (start === null) return keepNearby(job, picture)
  const { floorplan, template, areas } = start
  try {
    const look = lookInPlan(picture.choices, { areas, start })
    return await keep(job, { floorplan, template, look })
  } catch (failure) {
    // The plan, or the look, has gone since, or was somebody else's.
    if (![404, 422].includes(statusOf(failure) ?? 0)) throw failure
    return keepNearby(job, picture)
  }
}
