import type { Objects } from './asked.ts'
import { showroom } from './seats.ts'

const room = { name: 'Bath', type: 'bathroom', measures: {} }
const access = { role: 'viewer', right: 'view', sees_prices: 'no' }

export const workspaces = (owner: Objects) => ({
  'GET /api/project': {},
  'POST /api/project': { body: { name: 'Bath', zip_code: '91101', showroom } },
  'GET /api/project/{id}': { params: owner.projectId },
  'PUT /api/project/{id}': { params: owner.projectId, body: { name: 'Changed' } },
  'DELETE /api/project/{id}': { params: owner.projectId },
  'POST /api/project/{id}/duplicate': { params: owner.projectId, body: {} },
  'GET /api/project/share_to_contractor/{projectId}': { params: owner.projectId },
  'POST /api/project/{id}/room': { params: owner.projectId, body: room },
  'PUT /api/project_room/{id}': { params: owner.roomId, body: room },
  'DELETE /api/project_room/{id}': { params: owner.roomId },
  'POST /api/project/{id}/item': {
    params: owner.projectId,
    body: { items: [{ product_id: owner.productId, qty: 2 }] },
  },
  'PUT /api/project_item/{id}': { params: owner.itemId, body: { qty: 3 } },
  'DELETE /api/project_item/{id}': { params: owner.itemId },
  'POST /api/project/{id}/paste': { params: owner.projectId, body: { text: 'SKU-tile,2' } },
  'POST /api/project/{id}/to_cart': { params: owner.projectId, body: {} },
  'POST /api/project/{id}/from_cart': { params: owner.projectId, body: { line_ids: [owner.lineId] } },
  'POST /api/projectCart/sync_to_bulk_cart': { body: { showroom, text: 'SKU-tile,2' } },
  'POST /api/project/{id}/member': {
    params: owner.projectId,
    body: { email: 'guest@people.test', ...access },
  },
  'PUT /api/project_member/{id}': { params: owner.memberId, body: access },
  'DELETE /api/project_member/{id}': { params: owner.memberId },
  'POST /api/project_invitation': { body: { code: 'never-sent' } },
  'DELETE /api/project_file/{id}': { params: owner.fileId },
})
