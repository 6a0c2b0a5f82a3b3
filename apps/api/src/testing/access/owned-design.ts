import plans from '@showroom/contract/data/plans.json' with { type: 'json' }
import type { FastifyInstance } from 'fastify'
import { aGuest } from '../../cart/testing/guest.ts'
import type { aPro } from '../a-pro.ts'
import { aPhotoState, aTile, sendRoomPhoto } from '../../visualizer/testing/a-photo-room.ts'
import type { Objects } from './asked.ts'
import { canary, showroom } from './seats.ts'

/** A plan that somebody drew, and a design in it. */
export const anOwnDesign = async (
  app: FastifyInstance,
  keys: { session: string | null; token: string | null },
): Promise<Pick<Objects, 'designId' | 'floorplanId' | 'photoRoomId' | 'ownLookId' | 'shareToken'>> => {
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
  const photo = await sendRoomPhoto(app, keys, { showroom })
  const state = aPhotoState({ product_id: await aTile(app, showroom) })
  const { data: photographed } = await ask<{ id: string }>('/api/visualization/photo_room', {
    method: 'POST',
    body: { showroom, photo: photo.data.id, name: canary, state },
  })
  return {
    designId: design.id,
    floorplanId: kept.floorplan.id,
    photoRoomId: photographed.id,
    ownLookId: keys.session === null ? 'nobodys-look' : await anOwnLook(ask),
    shareToken: 'never-a-token-of-anybody',
  }
}

/** What somebody with an account keeps as a template for themselves. */
const anOwnLook = async (ask: ReturnType<typeof aGuest>['ask']): Promise<string> => {
  const room = { showroom, floorplan: 'kitchen-galley-8x11', template: 'kitchen-modern-1' }
  const { data: design } = await ask<{ id: string }>('/api/visualization/design', {
    method: 'POST',
    body: room,
  })
  const body = { design: design.id, title: canary, style: 'modern' }
  const { data } = await ask<{ id: string }>('/api/visualization/template', { method: 'POST', body })
  return data.id
}

/** What a Pro has designed in their showroom, kept for themselves: whoever is not the Pro does not find it. */
export const anOwnTemplate = async (
  ask: Awaited<ReturnType<typeof aPro>>['ask'],
  vsdId: string,
): Promise<string> => {
  const { data: design } = await ask<{ id: string }>('POST /api/visualization/design', {
    showroom: vsdId,
    floorplan: 'kitchen-galley-8x11',
    template: 'kitchen-modern-1',
  })
  const { data: kept } = await ask<{ id: string }>('POST /api/visualization/template', {
    design: design.id,
    title: canary,
    style: 'modern',
    state: 'draft',
  })
  return kept.id
}
