import type { MarkupBook } from '@showroom/contract/pricing/markup'
import { pageSize } from '@showroom/contract/policy/figures'
import { standardMarkupBps } from '@showroom/contract/pricing/pricing.rules'
import type { Queries } from '../../platform/db/db.ts'
import { refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import { pagesOf } from '../../shared/paged-reply.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { changingRules } from './changing-rules.ts'
import {
  countWiderRules,
  deleteRule,
  insertRule,
  isRuleTaken,
  listedRules,
  updateRule,
} from './markup-rule.store.ts'
import { nextPlanForAll } from './plan/next-plan.store.ts'
import { markupSumsOf } from './markup-sums.ts'
import { type Simulated, simulate } from './simulate.ts'
import { feeRules } from '../../pricing/price-list/priced-product.store.ts'
import { proPricingMessages } from '../pro-pricing.messages.ts'
import type { OwnShowroom, ProPricingDeps } from '../pro-pricing-deps.ts'
import { type NamedScope, scopeNamed } from './scope.ts'

type Asked = Simulated & { page?: number }

/** A page of the rules of a showroom, and what a markup would bring by a product: by the best-known one where none is named. */
export const markupBookOf = async (
  db: Queries,
  showroom: OwnShowroom,
  { page = 1, ...simulated }: Asked = {},
): Promise<MarkupBook> => {
  const { wider, hasRuleForAll } = await countWiderRules(db, showroom.id)
  const lastPage = pagesOf(wider, pageSize)
  const current = Math.min(page, lastPage)
  const [fees, rules, plannedForAll, simulation] = await Promise.all([
    feeRules(db),
    listedRules(db, showroom, { skip: (current - 1) * pageSize, most: pageSize }),
    nextPlanForAll(db, showroom.id),
    simulate(db, showroom, simulated),
  ])
  return {
    minimum_bps: standardMarkupBps,
    standard_bps: standardMarkupBps,
    has_rule_for_all: hasRuleForAll,
    planned_for_all: plannedForAll,
    total: wider,
    current_page: current,
    last_page: lastPage,
    rules: rules.map(({ publicId, markupBps, product_in_scope: known, ...scope }) => ({
      ...scope,
      id: publicId,
      markup_bps: markupBps,
      sums: known && markupSumsOf(known, markupBps, fees),
    })),
    ...simulation,
  }
}

type Rule = NamedScope & { markup_bps: number }

export const addMarkup = async (
  deps: ProPricingDeps,
  showroom: OwnShowroom,
  rule: Rule,
): Promise<MarkupBook> => {
  const saved = await savedRule(deps, showroom, { rule, publicId: newPublicId() })
  return changingRules(deps, showroom, async (tx) => {
    if (await isRuleTaken(tx, saved)) refuseInvalid({ markup_bps: [proPricingMessages.ruleExists] })
    await insertRule(tx, saved)
    return markupBookOf(tx, showroom)
  })
}

export const changeMarkup = async (
  deps: ProPricingDeps,
  showroom: OwnShowroom,
  { publicId, rule }: { publicId: string; rule: Rule },
): Promise<MarkupBook> => {
  const saved = await savedRule(deps, showroom, { rule, publicId })
  return changingRules(deps, showroom, async (tx) => {
    if (!(await updateRule(tx, saved))) refuseUnknown()
    if (await isRuleTaken(tx, saved)) refuseInvalid({ markup_bps: [proPricingMessages.ruleExists] })
    return markupBookOf(tx, showroom)
  })
}

export const removeMarkup = (
  deps: ProPricingDeps,
  showroom: OwnShowroom,
  publicId: string,
): Promise<MarkupBook> =>
  changingRules(deps, showroom, async (tx) => {
    if (!(await deleteRule(tx, showroom.id, publicId))) refuseUnknown()
    return markupBookOf(tx, showroom)
  })

const savedRule = async (
  deps: ProPricingDeps,
  showroom: OwnShowroom,
  { rule, publicId }: { rule: Rule; publicId: string },
) => ({
  ...(await scopeNamed(deps, showroom, rule)),
  showroomId: showroom.id,
  publicId,
  markupBps: rule.markup_bps,
})
