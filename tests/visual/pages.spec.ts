import type { Page } from '@playwright/test'
import { acceptTerms, goOn, toReview } from '../factories/shopper.ts'
import { expect, hostAt, test } from '../factories/person.ts'
import { samePhotos, sameWords } from '../factories/same-each-time.ts'
import { standsStill } from '../factories/still.ts'
import { aProduct } from '../factories/stops.ts'
import { arrive, dressAsBrowser, type Visitor, type VisitorName, visitors } from '../factories/visitors.ts'

const phone = { width: 390, height: 1100 }
const sizes = [phone, { width: 1280, height: 900 }]

type Shot = {
  name: string
  path: string | ((visitor: Visitor) => string | Promise<string>)
  /** On a page that is open, before the picture is taken. */
  prepare?: (page: Page) => Promise<void>
  isInShowroom?: boolean
  isDark?: boolean
}

const guestShots: Shot[] = [
  { name: 'landing', path: '/' },
  { name: 'landing in a showroom', path: '/', isInShowroom: true },
  { name: 'department', path: '/department/kitchen' },
  { name: 'category', path: '/category/porcelain-tile', isInShowroom: true },
  { name: 'product', path: async () => `/product/${await aProduct()}/HARVEST2` },
  { name: 'shop', path: '/visualize/contractor/all', isInShowroom: true },
  { name: 'cart, empty', path: '/cart' },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'pro-account', path: '/pro-account' },
  { name: 'register contractor', path: '/register/contractor' },
  { name: 'our-brands', path: '/our-brands' },
  { name: 'reset password', path: '/reset_password' },
  { name: 'about us', path: '/about_us' },
  { name: 'contact', path: '/contact' },
  { name: 'faq', path: '/faq' },
  // The other policies are set the same way.
  { name: 'return policy', path: '/return_policy' },
  { name: 'not found', path: '/404' },
]

const clientShots: Shot[] = [
  { name: 'cart, full', path: '/cart' },
  { name: 'cart, dark', path: '/cart', isDark: true },
  { name: 'product, dark', path: async () => `/product/${await aProduct()}/HARVEST2`, isDark: true },
  { name: 'landing, dark', path: '/', isDark: true },
  { name: 'checkout, address', path: '/checkout' },
  {
    name: 'checkout, delivery',
    path: '/checkout',
    prepare: (page) => goOn(page, 'Continue to delivery'),
  },
  {
    name: 'checkout, review',
    path: '/checkout',
    prepare: async (page) => {
      await toReview(page)
      await acceptTerms(page)
    },
  },
  { name: 'thank-you', path: ({ order }) => `/thankyou?order=${order}` },
  { name: 'orders', path: '/your_orders' },
  { name: 'order', path: ({ order }) => `/your_orders/${order}` },
  { name: 'order, dark', path: ({ order }) => `/your_orders/${order}`, isDark: true },
  { name: 'projects', path: '/projects' },
  { name: 'project', path: ({ project }) => `/projects/${project}` },
  { name: 'project, items', path: ({ project }) => `/projects/${project}/items` },
  { name: 'account', path: '/account' },
]

const proShots = (type: string): Shot[] => [{ name: `account of a ${type}`, path: '/account/home' }]

const shots: Record<VisitorName, Shot[]> = {
  guest: guestShots,
  client: clientShots,
  contractor: proShots('contractor'),
  vendor: proShots('vendor'),
  admin: [{ name: 'account of an admin', path: '/account/settings' }],
}

const known = new Map<VisitorName, Promise<Visitor>>()

/** The same one for all pictures that a worker takes. */
const visitorOf = (name: VisitorName): Promise<Visitor> => {
  const met = known.get(name) ?? visitors[name]()
  known.set(name, met)
  return met
}

const visit = async (page: Page, name: VisitorName, { path, prepare, ...shot }: Shot) => {
  const visitor = await visitorOf(name)
  await dressAsBrowser(visitor)
  await arrive(page, visitor, shot.isInShowroom ?? name === 'client')
  await samePhotos(page)
  await page.emulateMedia({ colorScheme: shot.isDark ? 'dark' : 'light', reducedMotion: 'reduce' })
  await page.goto(hostAt(typeof path === 'string' ? path : await path(visitor)))
  await prepare?.(page)
}

test.describe.configure({ mode: 'parallel' })
// What is hidden in a picture is hidden by a style sheet that the page’s policy does not know.
test.use({ viewport: phone, bypassCSP: true, complainsOf: /status of 404/ })

for (const [name, list] of Object.entries(shots) as [VisitorName, Shot[]][])
  for (const shot of list)
    test(`looks as it did: ${shot.name}`, async ({ page }) => {
      await visit(page, name, shot)
      for (const size of sizes) {
        await page.setViewportSize(size)
        await standsStill(page)
        await sameWords(page)
        await expect.soft(page).toHaveScreenshot(`${shot.name.replaceAll(/\W+/g, '-')}-${size.width}.png`)
      }
    })
