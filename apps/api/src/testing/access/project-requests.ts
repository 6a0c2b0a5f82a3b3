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

const decision = { action: 'skip', version: 1 }
const pool = { name: 'Tile', amount_cents: 150_000 }

export const checklists = (owner: Objects) => ({
  'GET /api/projectChecklist': {},
  'GET /api/projectChecklist/{projectId}': { params: owner.projectId },
  'POST /api/projectChecklist': {
    body: { project_id: owner.projectId, items: [{ title: 'Floor tile', room_id: null }] },
  },
  'PUT /api/projectChecklist/{id}': { params: owner.selectionId, body: { seen: 0, set: { qty: 1 } } },
  'DELETE /api/projectChecklist/{id}': { params: owner.selectionId },
  'POST /api/selection/{id}/decision': { params: owner.selectionId, body: decision },
  'GET /api/selection/{id}/cost': { params: owner.proSelectionId },
  'PUT /api/selection/{id}/cost': {
    params: owner.proSelectionId,
    body: { cost_cents: 4_200, markup_pct: 20, note: 'Mine' },
  },
  'GET /api/selection/{id}/history': { params: owner.selectionId },
  'GET /api/selection/{id}/comment': { params: owner.selectionId },
  'POST /api/selection/{id}/comment': { params: owner.selectionId, body: { text: 'In gray?' } },
  'PUT /api/selection_comment/{id}': { params: owner.commentId, body: { text: 'In blue?' } },
  'DELETE /api/selection_comment/{id}': { params: owner.commentId },
  'POST /api/selection/{id}/option': { params: owner.selectionId, body: { name: 'Grandmother’s mirror' } },
  'POST /api/selection/{id}/file': { params: owner.selectionId, body: { file_id: owner.fileId } },
  'DELETE /api/selection/{id}/file': { params: owner.selectionId, query: { file_id: owner.fileId } },
  'PUT /api/selection_option/{id}': { params: owner.optionId, body: { unit_price_cents: 9_900 } },
  'POST /api/selection_option/{id}/also': { params: owner.optionId },
  'DELETE /api/selection_option/{id}': { params: owner.optionId },
  'POST /api/projectChecklist/{id}/bulk': {
    params: owner.projectId,
    body: { move_due: { ids: [owner.selectionId], days: 1 } },
  },
  'PUT /api/projectChecklist/{id}/tax': { params: owner.projectId, body: { with_tax: true } },
  'POST /api/projectChecklist/{id}/pool': { params: owner.projectId, body: pool },
  'PUT /api/allowance_pool/{id}': { params: owner.poolId, body: pool },
  'DELETE /api/allowance_pool/{id}': { params: owner.poolId },
  'POST /api/projectChecklist/{id}/template': { params: owner.projectId, body: { name: 'Mine' } },
  'DELETE /api/selection_template/{id}': { params: owner.templateId },
})

export const approvalLinks = (owner: Objects) => ({
  'GET /api/projectChecklist/{id}/link': { params: owner.projectId },
  'POST /api/projectChecklist/{id}/link': {
    params: owner.projectId,
    body: { selection_ids: [owner.selectionId], email: 'guest@people.test' },
  },
  'DELETE /api/selection_link/{id}': { params: owner.linkId },
  'POST /api/approval/open': { body: { token: 'never-sent' } },
  'POST /api/approval/decide': {
    body: { token: 'never-sent', selection_id: 'x', name: 'Ada Byron', ...decision, action: 'decline' },
  },
})
