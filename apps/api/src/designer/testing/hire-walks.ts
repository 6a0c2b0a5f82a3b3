import type { Deed } from '../../audit/audit.store.ts'
import type { OpenedShop } from '../../order/testing/buyer.ts'
import { anAdmin } from '../../order/testing/staff.store.ts'
import { browserOn } from '../../account/testing/person.ts'
import { aHire, anUnpaidHire, aQuotedHire, step } from './a-hire.ts'

/** Does what a call is for, and says the id of what it was done to. */
export type Walk = { walk: (opened: OpenedShop) => Promise<string>; left: readonly Partial<Deed>[] }

const client = { who: 'The client' }
const designer = { who: 'The designer' }
const asked = { ...client, action: 'asked a designer' }
const paid = { ...client, action: 'asked to pay by card' }

/** A hire of $1,200 whose first milestone was approved. */
const anApproved = async (opened: OpenedShop) => {
  const hire = await aHire(opened)
  for (const said of ['accept', 'start', { action: 'deliver', word: 'The concept.' }])
    await step(hire.designer, hire.id, said)
  const { data } = await step(hire.client, hire.id, 'approve')
  const milestone = data.milestones[0]?.id ?? ''
  const path = `/api/designer_hire/${hire.id}/refund`
  const askBack = () =>
    hire.client.ask(`POST ${path}`, { milestone, amount_cents: 20_000, reason: 'It is not our style.' })
  return { ...hire, milestone, path, askBack }
}

const approved: readonly Partial<Deed>[] = [
  asked,
  paid,
  {
    ...designer,
    action: 'accepted a request',
    before: { state: 'requested' },
    after: { state: 'accepted' },
  },
  { ...designer, action: 'began the work', before: { state: 'accepted' }, after: { state: 'active' } },
  { ...designer, action: 'delivered', before: { state: 'active' }, after: { state: 'delivered' } },
  {
    ...client,
    action: 'approved a milestone',
    before: { state: 'delivered', approved_cents: 0 },
    after: { state: 'active', approved_cents: 60_000 },
  },
]
const refundAsked = {
  ...client,
  action: 'asked for a refund',
  before: { refund: null },
  after: { refund: 'asked' },
}

const asAdmin = async (opened: OpenedShop, calling: string, body: object) => {
  const { token } = await anAdmin(opened.db, { now: opened.now() })
  await browserOn(opened.app)(calling, { token, body })
}

/** What the two sides of a hire do. */
const sideWalks: Record<string, Walk> = {
  'POST /api/designer_hire': {
    walk: async (opened) => (await aQuotedHire(opened)).id,
    left: [{ ...asked, after: { state: 'requested', price_cents: null } }],
  },
  'POST /api/designer_hire/{id}/card': {
    walk: async (opened) => {
      const hire = await anUnpaidHire(opened)
      await hire.pay()
      // Once it is held, no card is asked again.
      await hire.pay()
      return hire.id
    },
    left: [{ ...asked, after: { state: 'unpaid', price_cents: 120_000 } }, paid],
  },
  'PUT /api/designer_hire/{id}': {
    walk: async (opened) => (await anApproved(opened)).id,
    left: approved,
  },
  'POST /api/designer_hire/{id}/refund': {
    walk: async (opened) => {
      const hire = await anApproved(opened)
      await hire.askBack()
      return hire.id
    },
    left: [...approved, refundAsked],
  },
  'PUT /api/designer_hire/{id}/refund': {
    walk: async (opened) => {
      const hire = await anApproved(opened)
      await hire.askBack()
      await hire.designer.ask(`PUT ${hire.path}`, { action: 'agree' })
      return hire.id
    },
    left: [
      ...approved,
      refundAsked,
      {
        ...designer,
        action: 'agreed to a refund',
        before: { refund: 'asked', returned_cents: 0 },
        after: { refund: 'refunded', returned_cents: 20_000 },
      },
    ],
  },
}

/** What Admins do with hires and designers. */
const adminWalks: Record<string, Walk> = {
  'PUT /api/admin/hires/{id}': {
    walk: async (opened) => {
      const { id } = await aHire(opened)
      await asAdmin(opened, `PUT /api/admin/hires/${id}`, { action: 'cancel', reason: 'By phone.' })
      return id
    },
    left: [
      asked,
      paid,
      {
        who: 'Hanna Buyer',
        action: 'cancelled',
        note: 'By phone.',
        before: { state: 'requested' },
        after: { state: 'cancelled' },
      },
    ],
  },
  'PUT /api/admin/hires/{id}/refund': {
    walk: async (opened) => {
      const { id, milestone } = await anApproved(opened)
      const body = { milestone, amount_cents: 5_000, reason: 'For the wait.' }
      await asAdmin(opened, `PUT /api/admin/hires/${id}/refund`, body)
      return id
    },
    left: [
      ...approved,
      {
        who: 'Hanna Buyer',
        action: 'refunded',
        note: 'For the wait.',
        before: { returned_cents: 0 },
        after: { returned_cents: 5_000 },
      },
    ],
  },
  'PUT /api/admin/designers/{id}': {
    walk: async (opened) => {
      const { designer: hired } = await anUnpaidHire(opened)
      const path = `PUT /api/admin/designers/${hired.designerId}`
      await asAdmin(opened, path, { action: 'hide', reason: 'Not yours.' })
      return hired.designerId
    },
    left: [
      {
        who: 'Hanna Buyer',
        action: 'hide',
        note: 'Not yours.',
        before: { is_hidden: false },
        after: { is_hidden: true },
      },
    ],
  },
}

export const hireWalks = { ...sideWalks, ...adminWalks }
