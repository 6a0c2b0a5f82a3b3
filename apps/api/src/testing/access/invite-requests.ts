import type { Objects } from './asked.ts'

const code = { code: 'never-sent' }
const domain = 'www.acme.example'

/** What a Pro does so that people come, and what those do who were asked to. */
export const invitesAndDomains = (owner: Objects) => ({
  'GET /api/invite': { query: { audience: 'client' } },
  'POST /api/invite': { body: { audience: 'client', addresses: 'newcomer@people.test' } },
  'POST /api/invite/{id}/resend': { params: owner.inviteId, body: {} },
  'POST /api/invite/{id}/revoke': { params: owner.inviteId, body: {} },
  'POST /api/invite/open': { body: code },
  'POST /api/invite/join': { body: code },
  'POST /api/invite/stop': { body: code },
  'GET /api/team': {},
  'GET /api/team/deeds': {},
  'GET /api/team/deeds/export': {},
  'POST /api/team': { body: { email: 'helper@people.test', role: 'designer' } },
  'PUT /api/team/{id}': { params: owner.seatId, body: { role: 'finance' } },
  'POST /api/team/{id}/resend': { params: owner.seatId, body: {} },
  'DELETE /api/team/{id}': { params: owner.seatId },
  'POST /api/team/open': { body: code },
  'POST /api/team/join': { body: code },
  'POST /api/team/stop': { body: code },
  'POST /api/team/workspace': { body: { seat: null } },
  'DELETE /api/team/workspace/{id}': { params: owner.seatId },
  'GET /api/showroom/domain': {},
  'POST /api/showroom/domain': { body: { domain } },
  'POST /api/showroom/domain/verify': { body: { domain } },
  'DELETE /api/showroom/domain': { query: { domain } },
})
