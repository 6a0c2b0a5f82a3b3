import plans from '@showroom/contract/data/plans.json' with { type: 'json' }
import { aPhotoState } from '../../visualizer/testing/a-photo-room.ts'
import type { Objects } from './asked.ts'
import { showroom } from './seats.ts'

const plan = plans[0]?.plan ?? {}
const floorplan = 'kitchen-galley-8x11'

const photoRooms = (owner: Objects) => ({
  'GET /api/visualization/photo_room': {},
  'POST /api/visualization/photo_room': {
    body: { showroom, photo: 'no-such-photo', name: 'Ours', state: aPhotoState() },
  },
  'GET /api/visualization/photo_room/{id}': { params: owner.photoRoomId },
  'PUT /api/visualization/photo_room/{id}': {
    params: owner.photoRoomId,
    body: { version: 1, name: 'Theirs' },
  },
  'DELETE /api/visualization/photo_room/{id}': { params: owner.photoRoomId },
  'POST /api/visualization/photo_room/{id}/to_project': {
    params: owner.photoRoomId,
    body: { project_id: owner.projectId, estimates: true },
  },
  'POST /api/visualization/photo_room/{id}/share': { params: owner.photoRoomId, body: {} },
  'DELETE /api/visualization/photo_room/{id}/share': { params: owner.photoRoomId },
  'GET /api/visualization/shared_photo/{token}': { params: owner.shareToken },
})

export const designs = (owner: Objects) => ({
  'GET /api/visualization/counts': {},
  'GET /api/visualization/floorplans': {},
  'GET /api/visualization/floorplan/{id}': { params: owner.floorplanId },
  'POST /api/visualization/floorplan': { body: { showroom, plan } },
  'PUT /api/visualization/floorplan/{id}': { params: owner.floorplanId, body: { plan } },
  'DELETE /api/visualization/floorplan/{id}': { params: owner.floorplanId },
  'GET /api/visualization/templates': { query: { showroom } },
  'GET /api/visualization/template/{id}': { params: 'kitchen-modern-1', query: { showroom } },
  'POST /api/visualization/template': {
    body: { design: owner.designId, title: 'Ours', style: 'modern' },
  },
  'GET /api/visualization/own_templates': { query: { showroom } },
  'PUT /api/visualization/template/{id}': {
    params: owner.ownLookId,
    body: { title: 'Theirs', style: 'modern', state: 'hidden' },
  },
  'DELETE /api/visualization/template/{id}': { params: owner.ownLookId },
  'DELETE /api/visualization/template/{id}/photo': { params: owner.roomTemplateId },
  'GET /api/visualization/materials': { query: { showroom, surface: 'floor' } },
  'POST /api/visualization/picture': { body: { showroom, floorplan, state: { v: 1 } } },
  'GET /api/visualization/design': {},
  'POST /api/visualization/design': { body: { showroom, floorplan } },
  'GET /api/visualization/design/{id}': { params: owner.designId },
  'PUT /api/visualization/design/{id}': { params: owner.designId, body: { version: 1, name: 'Theirs' } },
  'DELETE /api/visualization/design/{id}': { params: owner.designId },
  'POST /api/visualization/design/{id}/to_cart': { params: owner.designId, body: {} },
  'POST /api/visualization/design/{id}/to_project': {
    params: owner.designId,
    body: { project_id: owner.projectId },
  },
  'POST /api/visualization/design/{id}/share': { params: owner.designId, body: {} },
  'DELETE /api/visualization/design/{id}/share': { params: owner.designId },
  ...photoRooms(owner),
  'GET /api/visualization/shared/{token}': { params: owner.shareToken },
  'POST /api/visualization/shared/{token}/copy': { params: owner.shareToken, body: { showroom } },
})
