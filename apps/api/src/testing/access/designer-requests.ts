import { emptyBrief } from '@showroom/contract/designer/brief.rules'
import type { Objects } from './asked.ts'
import { openDesigner } from './seats.ts'

const ownPage = {
  headline: 'Rooms',
  about: 'Drawn by hand.',
  city: 'Pasadena',
  state: 'CA' as const,
  zip_code: '91101',
  service_miles: 30,
  styles: ['classic' as const],
  rooms: ['bathroom' as const],
  languages: ['en' as const],
  is_remote: false,
  is_listed: true,
  available_on: null,
  packages: [],
}

const refunds = (owner: Objects) => ({
  'PUT /api/admin/hires/{id}/refund': {
    params: owner.hireId,
    body: { milestone: 'none', amount_cents: 100, reason: 'Agreed by phone.' },
  },
  'POST /api/designer_hire/{id}/refund': {
    params: owner.hireId,
    body: { milestone: 'none', amount_cents: 100, reason: 'It is not what was agreed.' },
  },
  'PUT /api/designer_hire/{id}/refund': { params: owner.hireId, body: { action: 'withdraw' } },
})

const byAdmins = (owner: Objects) => ({
  'GET /api/admin/designers': {},
  'GET /api/admin/designers/export': {},
  'GET /api/admin/designers/{id}': { params: owner.designerId },
  'PUT /api/admin/designers/{id}': { params: owner.designerId, body: { action: 'show' } },
  'GET /api/admin/hires': {},
  'GET /api/admin/hires/export': {},
  'GET /api/admin/hires/{id}': { params: owner.hireId },
  'PUT /api/admin/hires/{id}': {
    params: owner.hireId,
    body: { action: 'cancel', reason: 'Agreed by phone.' },
  },
})

export const designers = (owner: Objects) => ({
  ...refunds(owner),
  'GET /api/designer': {},
  // A designer's page is open to everybody, as a product is.
  'GET /api/designer/{id}': { params: openDesigner },
  'GET /api/designer_profile': {},
  'PUT /api/designer_profile': {
    body: ownPage,
  },
  'GET /api/hire_designer': { query: { project: owner.projectId } },
  'POST /api/hire_designer': { body: { project: owner.projectId } },
  'PUT /api/hire_designer': { body: { project: owner.projectId, brief: emptyBrief } },
  'GET /api/designer_portfolio': {},
  'PUT /api/designer_portfolio': { body: { pictures: [] } },
  ...byAdmins(owner),
  'GET /api/designer_hire': {},
  'POST /api/designer_hire': {
    body: {
      project: owner.projectId,
      designer: owner.designerId,
      package: null,
      right: 'suggest',
      sees_prices: 'no',
      days: 30,
    },
  },
  'GET /api/designer_hire/{id}': { params: owner.hireId },
  'PUT /api/designer_hire/{id}': {
    params: owner.hireId,
    body: { action: 'cancel', word: 'We do it ourselves.' },
  },
  'GET /api/designer_hire/{id}/card': { params: owner.hireId },
  'POST /api/designer_hire/{id}/card': { params: owner.hireId, body: { card: { card_id: 'none' } } },
  'POST /api/designer_hire/{id}/review': { params: owner.hireId, body: { rating: 5, text: 'Good.' } },
})
