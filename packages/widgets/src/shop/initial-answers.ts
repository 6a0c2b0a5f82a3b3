import type { ReplyFor } from '@showroom/contract/endpoints'
import type { ShopState } from './open-shop.ts'

/** The answers that a widget was drawn from on the server; they came with the page's HTML. */
export type InitialAnswers = {
  /** When they were asked, in milliseconds since 1970. */
  at: number
  /** Answers by the key of their question. */
  answers: Readonly<Record<string, unknown>>
}

/** A shop's state as its answer says it. */
export const openState = ({
  data: { profile, theme, menu, powered_by, showroom },
}: ReplyFor<'GET /api/shop'>): Partial<ShopState> => ({
  status: 'open',
  profile,
  theme,
  menu,
  poweredBy: powered_by,
  showroom,
})
