import type { Objects } from './asked.ts'

const survey = { styles: { coastal: 2 }, tone: null, dislikes: [], budget_per_sqft_cents: null }
const wish = { showroom: 'HARVEST2', room: 'bathroom', styles: ['coastal'] }

export const aiDesigns = (owner: Objects) => ({
  'POST /api/AI/design': {
    body: { action: 'login', email: 'nobody@ai.test', password: 'not a password of anybody' },
  },
  'POST /api/AI/get_credits': { body: {} },
  'POST /api/AI/credits': {
    body: { key: 'a-key', credits: 10, price_cents: 900, payment_method_id: 'pm_of_nobody' },
  },
  'GET /api/AI/credits/{id}': { params: owner.aiPurchaseId },
  'POST /api/AI/credits/{id}/refund': { params: owner.aiPurchaseId },
  'GET /api/AI/design/email/verify/{code}': { params: 'x'.repeat(43) },
  'POST /api/AI/password': { body: { email: 'nobody@ai.test' } },
  'PUT /api/AI/password': { body: { code: 'x'.repeat(43), password: 'correct horse battery' } },
  'PUT /api/AI/survey': { body: survey },
  'POST /api/AI/forget': { body: {} },
  'GET /api/AI/photo': {},
  'DELETE /api/AI/photo/{id}': { params: owner.aiPhotoId },
  'POST /api/AI/job': { body: { key: 'a-key', wish } },
  'GET /api/AI/job': { query: {} },
  'GET /api/AI/job/{id}': { params: owner.aiJobId },
  'POST /api/AI/job/{id}/refine': {
    params: owner.aiJobId,
    body: { key: 'another-key', picture: owner.aiPictureId, text: 'lighter floor' },
  },
  'DELETE /api/AI/job/{id}': { params: owner.aiJobId },
  'POST /api/AI/report': { body: { picture: owner.aiPictureId, reason: 'other' } },
  'GET /api/admin/ai_reports': {},
  'PUT /api/admin/ai_reports/{id}': { params: owner.aiReportId, body: { state: 'dismissed' } },
  'PUT /api/admin/ai_pictures/{id}': { params: owner.aiPictureId, body: { is_hidden: true } },
  'GET /api/admin/ai_days': {},
  'GET /api/admin/ai_days/export': {},
  'GET /api/admin/ai_runs': {},
  'PUT /api/admin/ai_accounts/{id}': { params: owner.aiAccountId, body: { is_blocked: false } },
})
