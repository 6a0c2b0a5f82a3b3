import type { ReplyFor } from '@showroom/contract/endpoints'
import { type Page, pageOf } from '../page.ts'

/** A shop as the API answers it. */
export const shopAnswer = (showroom: string): ReplyFor<'GET /api/shop'> => ({
  success: true,
  data: {
    profile: null,
    showroom,
    theme: {
      logo: null,
      is_custom: true,
      light: { '--showroom-accent': '#7a3b12' },
      dark: { '--showroom-accent': '#f0b48c' },
    },
    session: { kind: 'guest' },
    menu: [],
    cart: { count: 3, merchandise_cents: 12_300, version: 4 },
    powered_by: true,
  },
})

let pages = 0

/** A page of its own marketplace, so that no test finds the shop of another; its shops are answered ahead. */
export const pageWith = (...showrooms: [string, ...string[]]): Page => {
  pages += 1
  const page = pageOf({ showroom: showrooms[0], apiBase: `https://market-${pages}.test` })
  for (const showroom of showrooms) {
    page.ahead.set(
      `${page.apiBase}/api/shop?showroom=${showroom}`,
      Promise.resolve(Response.json(shopAnswer(showroom))),
    )
  }
  return page
}
