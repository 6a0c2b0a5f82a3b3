import { vsdId } from '@showroom/contract/shared/ids'
import { isPremium } from '@showroom/contract/showroom/own-brand.rules'

/** What of the catalogue a showroom leaves out, and what it puts first. */
export type Assortment = {
  hiddenCategoryIds: readonly number[]
  hiddenProductIds: readonly number[]
  featuredProductIds: readonly number[]
}

export const assortmentOf = ({
  hiddenCategoryIds,
  hiddenProductIds,
  featuredProductIds,
}: Assortment): Assortment => ({ hiddenCategoryIds, hiddenProductIds, featuredProductIds })

/** What is not there for its visitors. */
export type Hidden = Omit<Assortment, 'featuredProductIds'>

/** What the other concepts need of a showroom to answer for it. */
export type ShowroomContext = Assortment & {
  id: number
  /** The Pro's user id: the one name of the showroom on the wire. */
  ref: string
  vsdId: string | null
  priceListId: number
  /** The same for showrooms with the same assortment: what answers are kept by. */
  assortmentKey: string
  /** Premium, or an active custom add-on: without it no website shows the showroom, verified or not. */
  mayEmbed: boolean
  /** Origins whose owner proved them. */
  origins: readonly string[]
  /** Admits every page of this machine, but not in production. */
  isDevelopment: boolean
  /** It takes no new orders and no new clients. */
  isUnavailable: boolean
}

/** The Showroom ID in what was typed: any case, with spaces and dashes. Null when it can not be one. */
export const typedVsdId = (typed: string): string | null => {
  const compact = typed.replace(/[\s-]+/g, '').toUpperCase()
  return vsdId.safeParse(compact).success ? compact : null
}

/** What of a showroom's row says which plan it has. */
export type PlanColumns = {
  has_custom_addon: boolean
  plan: string
  plan_status: string
  paid_amount: number
}

export const mayEmbed = ({ has_custom_addon, plan, plan_status, paid_amount }: PlanColumns): boolean =>
  has_custom_addon || isPremium({ subscription_status: plan_status, plan, paid_amount })
