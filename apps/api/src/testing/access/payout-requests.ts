import type { Objects } from './asked.ts'

export const balances = (owner: Objects) => ({
  'GET /api/balance': {},
  'GET /api/balance/entries': {},
  'GET /api/balance/entries/export': {},
  'GET /api/balance/statement': { query: { month: '2026-11' } },
  'GET /api/balance/payment': {},
  'POST /api/balance/payment': { body: { card: { card_id: 'none' }, amount_cents: 100 } },
  'GET /api/admin/balance/negative': {},
  'GET /api/admin/balance/negative/export': {},
  'GET /api/admin/balance/profit': {},
  'GET /api/admin/users/{id}/balance': { params: owner.userId },
  'POST /api/admin/balance/adjustment': {
    body: {
      key: 'never-booked',
      account: 'vendor',
      party: 'no-such-vendor',
      amount_cents: 500,
      against: 'cash',
      reason: 'paid by a cheque',
    },
  },
})

export const payouts = (owner: Objects) => ({
  'GET /api/payout_account': {},
  'POST /api/payout_account/code': {},
  'PUT /api/payout_account': {
    body: {
      legal_name: 'Quill Tile LLC',
      entity_type: 'company',
      street: '1 Main St',
      city: 'Pasadena',
      state: 'CA',
      zip_code: '91101',
      statement_name: 'QUILL TILE',
      schedule: 'weekly',
      schedule_day: 5,
      minimum_cents: 5_000,
      notification_email: 'books@homes.example',
      account_token: 'ct_never',
      bank_token: 'btok_never',
      w9_name: 'Ana Quill',
      w9_certified: true,
    },
  },
  'POST /api/payout_account/link': {},
  'GET /api/payout': {},
  'GET /api/payout/export': {},
  'POST /api/payout': { body: { code: '123456' } },
  'GET /api/admin/payout_batch': {},
  'GET /api/admin/payout_batch/{id}/payouts': { params: owner.orderId },
  'POST /api/admin/payout_batch': {},
  'PUT /api/admin/payout_batch/{id}': { params: owner.orderId, body: { action: 'propose' } },
  'DELETE /api/admin/payout/{id}': { params: owner.orderId },
})
