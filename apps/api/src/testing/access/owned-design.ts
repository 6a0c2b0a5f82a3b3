import plans from '@showroom/contract/data/plans.json' with { type: 'json' }
import type { FastifyInstance } from 'fastify'
import { aGuest } from '../../cart/testing/guest.ts'
import type { Objects } from './asked.ts'
import { canary, showroom } from './seats.ts'

/** A plan that somebody drew, and a design in it. */
export const anOwnDesign = async (
  app: FastifyInstance,
  keys: { session: string | null; token: string | null },
): Promise<Pick<Objects, 'designId' | 'floorplanId' | 'shareToken'>> => {
  const { ask, guest } = aGuest(app, showroom)
  Object.assign(guest, keys)
  const plan = { ...plans[0]?.plan, name: canary }
  const { data: kept } = await ask<{ floorplan: { id: string } }>('/api/visualization/floorplan', {
    method: 'POST',
    body: { showroom, plan },
  })
  const { data: design } = await ask<{ id: string }>('/api/visualization/design', {
    method: 'POST',
    body: { showroom, floorplan: kept.floorplan.id, name: canary },
  })
  return { designId: design.id, floorplanId: kept.floorplan.id, shareToken: 'never-a-token-of-anybody' }
}
