import type { FragmentReading, FragmentRenderer, FragmentRequest } from '@showroom/contract/fragment/fragment'

const readingOf = (tag: string, query: Readonly<Record<string, unknown>>): FragmentReading => {
  const { showroom = '', dom, styles, ...attributes } = query
  if (tag !== 'showroom-products') return { kind: 'unknown' }
  if ('style' in attributes) return { kind: 'invalid', errors: { style: ['There is no such attribute.'] } }
  const written = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)]))
  const request: FragmentRequest = {
    tag,
    showroom: String(showroom),
    attributes: { ...written, showroom: String(showroom) },
    dom: dom === 'light' ? 'light' : 'shadow',
    styles: styles === 'inline' ? 'inline' : 'linked',
  }
  return { kind: 'read', request }
}

/**
 * In place of the built renderer: says in one line what it was asked and told, and keeps what it drew. The built one is
 * not there when these tests run in a fresh checkout, and knows widgets, which the API does not; what it draws of
 * every tag is tested on the built server, in `tests/guest/fragment*.spec.ts`.
 */
export const smallRenderer = () => {
  const drawn: FragmentRequest[] = []
  const renderer: FragmentRenderer = {
    read: readingOf,
    render: async (request, { call, now, themeSheet }) => {
      drawn.push(request)
      const { showroom, dom } = request
      const [shop, cart] = await Promise.all([
        call('GET /api/shop', { query: { showroom } }),
        call('GET /api/projectCart', { query: { showroom } }),
      ])
      const company = shop.data.profile?.company_name
      const theme = themeSheet(shop.data.profile?.theme_color ?? null, 'light').href
      return JSON.stringify({ company, dom, count: cart.data.count, theme, at: now.getTime() })
    },
  }
  return { drawn, loadRenderer: async () => renderer }
}
