import { approvalLinkEndpoints } from '../checklist/approval-link.endpoints.ts'
import { checklistEndpoints } from '../checklist/checklist.endpoints.ts'
import { selectionCostEndpoints } from '../checklist/selection-cost.endpoints.ts'
import { selectionEndpoints } from '../checklist/selection.endpoints.ts'
import { balanceEndpoints } from '../balance/balance.endpoints.ts'
import { catalogueEndpoints } from '../catalogue/catalogue.endpoints.ts'
import { chatEndpoints } from '../chat/chat.endpoints.ts'
import { checkoutEndpoints } from '../checkout/checkout.endpoints.ts'
import { commissionEndpoints } from '../commission/commission.endpoints.ts'
import { designerEndpoints } from '../designer/designer.endpoints.ts'
import { hireEndpoints } from '../designer/hire.endpoints.ts'
import { ownProfileEndpoints } from '../designer/own-profile.endpoints.ts'
import { draftOrderLinkEndpoints } from '../draft-order/draft-order.endpoints.ts'
import { landingEndpoints } from '../landing/landing.endpoints.ts'
import { payoutEndpoints } from '../payout/payout.endpoints.ts'
import { premiumEndpoints } from '../premium/premium.endpoints.ts'
import { couponEndpoints } from '../pricing/coupon.endpoints.ts'
import { markupEndpoints } from '../pricing/markup.endpoints.ts'
import { markupPlanEndpoints } from '../pricing/markup-plan.endpoints.ts'
import { projectItemEndpoints } from '../project/item.endpoints.ts'
import { projectMemberEndpoints } from '../project/member.endpoints.ts'
import { projectEndpoints } from '../project/project.endpoints.ts'
import { designEndpoints } from '../visualizer/design.endpoints.ts'
import { photoRoomEndpoints } from '../visualizer/photo-room.endpoints.ts'
import { ownTemplateEndpoints } from '../visualizer/own-template.endpoints.ts'
import { visualizerEndpoints } from '../visualizer/visualizer.endpoints.ts'

/** They tell of nothing but what a Pro pays and earns, or would have them buy what they are not shown the price of. */
const closed: object[] = [
  balanceEndpoints,
  payoutEndpoints,
  premiumEndpoints,
  commissionEndpoints,
  markupEndpoints,
  markupPlanEndpoints,
  couponEndpoints,
  selectionCostEndpoints,
  checkoutEndpoints,
]
const closedCalls = new Set([
  'GET /api/price_change',
  'GET /api/price_change/export',
  'POST /api/price_change/{id}/absorb',
  'GET /api/sold_order/export',
  'GET /api/return/export',
  'GET /api/clients/export',
  'PUT /api/clients/{id}/terms',
  'POST /api/project/{id}/to_cart',
  'POST /api/visualization/design/{id}/to_cart',
])

/** Their prices are what clients pay. */
const shown: object[] = [
  catalogueEndpoints,
  landingEndpoints,
  visualizerEndpoints,
  designEndpoints,
  photoRoomEndpoints,
  ownTemplateEndpoints,
  checklistEndpoints,
  selectionEndpoints,
  approvalLinkEndpoints,
  designerEndpoints,
  hireEndpoints,
  ownProfileEndpoints,
  draftOrderLinkEndpoints,
]

/** The cart in their answers is the Pro's own, at wholesale. */
const ownCart = new Set([
  'POST /api/projectCart/update_project_cart',
  'POST /api/projectCart/sync_to_bulk_cart',
])

const ofProject = ['ordered_cents', 'in_cart_cents']
const ofDraftOrder = ['earns_cents']
const ofClient = ['markup_bps', 'markup_rule_id', 'notes', 'sales_cents', 'cart_cents', 'total_cents']

/** What of a reply is the Pro's alone; all else in it is what clients see. */
const partly: Record<string, readonly string[]> = {
  'GET /api/sold_order': ['profit_cents', 'expected_cents'],
  'GET /api/order/{id}/items': ['profit_cents', 'contractor_markup_amt'],
  'GET /api/draft_order': ofDraftOrder,
  'POST /api/draft_order': ofDraftOrder,
  'POST /api/draft_order/reckon': ofDraftOrder,
  'GET /api/draft_order/{id}': ofDraftOrder,
  'PUT /api/draft_order/{id}': ofDraftOrder,
  'POST /api/draft_order/{id}/send': ofDraftOrder,
  'POST /api/draft_order/{id}/link': ofDraftOrder,
  'POST /api/draft_order/{id}/duplicate': ofDraftOrder,
  'POST /api/draft_order/{id}/withdraw': ofDraftOrder,
  'GET /api/clients': ofClient,
  'GET /api/clients/{id}': ofClient,
  'GET /api/workspace/pro_home': ['sales_cents'],
  ...Object.fromEntries(
    [projectEndpoints, projectItemEndpoints, projectMemberEndpoints]
      .flatMap((calls) => Object.keys(calls))
      .map((call) => [call, ofProject]),
  ),
  'POST /api/project/{id}/from_cart': [...ofProject, 'cart'],
  // A card about a new price of what the Pro has bought.
  ...Object.fromEntries(Object.keys(chatEndpoints).map((call) => [call, ['money']])),
}

/** Calls that are named one by one. */
export const hiddenParts: readonly string[] = [...closedCalls, ...ownCart, ...Object.keys(partly)]

/**
 * How much of a call's reply may be seen by who looks over a Pro's shoulder. A call that nobody has thought of may tell
 * what the Pro pays: all its sums are left out.
 */
export type Showing = { kind: 'closed' } | { kind: 'shown'; without: readonly string[] } | { kind: 'no_sums' }

export const showingOf = (call: string): Showing => {
  if (closedCalls.has(call) || closed.some((calls) => call in calls)) return { kind: 'closed' }
  if (ownCart.has(call)) return { kind: 'no_sums' }
  const without = partly[call]
  if (without) return { kind: 'shown', without }
  return shown.some((calls) => call in calls) ? { kind: 'shown', without: [] } : { kind: 'no_sums' }
}

/** A reply, as it was written and read again, without some of its fields. */
export const withoutFields = (value: unknown, names: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((each) => withoutFields(each, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !names.includes(name))
      .map(([name, of]) => [name, withoutFields(of, names)]),
  )
}
