import type { HostRoute, HostTable } from './host-routes.ts'
import { ask } from './person.ts'
import { showroom } from './shopper.ts'
import type { Visitor, VisitorName } from './visitors.ts'
import { contractorAt } from './visit.ts'

/** The first that the shop shows. */
export const aProduct = async (): Promise<string> => {
  const { data } = await ask<{ id: string }[]>('GET /api/visualization/products?category=porcelain-tile')
  return data[0]?.id ?? ''
}

/** The first on the list of designers. */
const aDesigner = async (): Promise<string> => {
  const { data } = await ask<{ id: string }[]>('GET /api/designer')
  return data[0]?.id ?? ''
}

/** As a contractor's website opens our window. */
const aWebsitesWish = () => {
  const random = 'x'.repeat(43)
  const origin = new URL(contractorAt('/')).origin
  return new URLSearchParams({ showroom, origin, state: random, challenge: random })
}

const projectTabs = ['', '/rooms', '/checklist', '/items', '/files', '/people', '/orders']

/** Where a pattern leads that needs more than its own words. All others are their own address. */
const addresses: Record<string, (visitor: Visitor) => Promise<string[]>> = {
  '/department/:menuSlug/:categorySlug?': async () => ['/department/kitchen'],
  '/category/:category': async () => ['/category/porcelain-tile'],
  '/category/:category/product': async () => ['/category/porcelain-tile/product'],
  '/product/:hash/:vsdId?': async () => [`/product/${await aProduct()}/${showroom}`],
  '/product-details': async () => [`/product-details?pid=${await aProduct()}`],
  '/embed/sign-in': async () => [`/embed/sign-in?${aWebsitesWish()}`],
  '/embed/sign-in/register': async () => [`/embed/sign-in/register?${aWebsitesWish()}`],
  '/embed/checkout': async () => [`/embed/checkout?${aWebsitesWish()}`],
  '/embed/checkout/register': async () => [`/embed/checkout/register?${aWebsitesWish()}`],
  '/login': async () => ['/login', '/login?portal=admin'],
  '/password_reset': async () => ['/password_reset', '/password_reset?code=x'],
  '/social/:provider/callback': async () => ['/social/google/callback'],
  '/invited': async () => ['/invited?code=no-such-link'],
  '/team': async () => ['/team?code=no-such-link'],
  '/draft-order/:token': async () => ['/draft-order/no-such-link'],
  '/verify/:hash': async () => ['/verify/no-such-link'],
  '/your_orders/:id': async ({ order }) => (order ? [`/your_orders/${order}`] : []),
  '/your_orders/:id/changes': async ({ order }) => (order ? [`/your_orders/${order}/changes`] : []),
  '/your_orders/:id/receive': async ({ order }) => (order ? [`/your_orders/${order}/receive`] : []),
  '/your_orders/:id/return': async ({ order }) => (order ? [`/your_orders/${order}/return`] : []),
  '/checkout-payment': async ({ order }) => [`/checkout-payment?order=${order}`],
  '/thankyou': async ({ order }) => [`/thankyou?order=${order}`],
  '/designers/:id': async () => [`/designers/${await aDesigner()}`],
  '/designers/:id/hire': async ({ project }) => [`/designers/${await aDesigner()}/hire?project=${project}`],
  '/hires/:id': async () => ['/hires/nobodys'],
  '/projects/:id/:tab?': async ({ project }) => projectTabs.map((tab) => `/projects/${project}${tab}`),
  '/s/:vsdId': async () => [`/s/${showroom}`],
  '/visualize/room': async () => ['/visualize/room?plan=bath-alcove-5x8&template=bathroom-modern-1'],
  '/visualize/template/:slug': async () => ['/visualize/template/kitchen-modern-1'],
  '/visualize/own-plan': async () => ['/visualize/own-plan'],
  '/visualize/trace-plan': async () => ['/visualize/trace-plan'],
  '/visualize/photo': async () => ['/visualize/photo'],
  '/visualize/p/:token': async () => ['/visualize/p/no-such-link'],
  '/visualize/s/:token': async () => ['/visualize/s/no-such-link'],
  '/a/:token': async () => ['/a/no-such-link'],
  '*': async () => ['/no-such-page'],
}

const accountTypes = { client: 'User', contractor: 'Contractor', vendor: 'Vendor', admin: 'Admin' } as const

const isTheirs = (name: VisitorName, { isGuarded, pattern }: HostRoute) => {
  if (pattern === '/account/:panel?') return false
  return name === 'client' ? !pattern.startsWith('/embed/') : name === 'guest' && !isGuarded
}

/** The addresses to look at as this visitor. A pattern with a part to fill in must have its address above. */
export const stopsOf = async (
  name: VisitorName,
  visitor: Visitor,
  { routes, panels }: HostTable,
): Promise<string[]> => {
  const own = routes.filter((route) => isTheirs(name, route))
  const stops = await Promise.all(
    own.map(async ({ pattern }) => {
      const known = addresses[pattern]
      if (!known && /[:*]/.test(pattern))
        throw new Error(`tests/factories/stops.ts has no address for ${pattern}.`)
      return known ? known(visitor) : [pattern]
    }),
  )
  const account = name === 'guest' ? [] : panels[accountTypes[name]].map((panel) => `/account/${panel}`)
  return [...stops.flat(), ...account]
}
