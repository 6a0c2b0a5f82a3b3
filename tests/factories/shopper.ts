import type { Order } from '@showroom/contract/order/order'
import { expect, type Page } from '@playwright/test'
import { ask, aVerifiedPerson, hostAt, type Person } from './person.ts'

export const showroom = 'HARVEST2'

type Found = { id: string; stock: { status: string; available: number | null } }
type Cart = { cart_token: string | null; vendors: { vendor: string }[] }

/** Of what there is most: many journeys buy it. */
export const inStock = async (category: string): Promise<string> => {
  const { data } = await ask<Found[]>(
    `GET /api/visualization/products?showroom=${showroom}&category=${category}`,
  )
  const [product] = data
    .filter(({ stock }) => stock.status === 'in_stock')
    .toSorted((one, other) => (other.stock.available ?? 0) - (one.stock.available ?? 0))
  if (!product) throw new Error(`Nothing of ${category} is in stock.`)
  return product.id
}

/** Of different makers and vendors: something that comes on a pallet, and something in a parcel. */
const chosen = [
  { category: 'porcelain-tile', qty: 4 },
  { category: 'single-hole', qty: 2 },
  { category: 'knobs', qty: 1 },
]

/** Puts materials into the cart of a person, or into a new guest’s. */
export const fillCart = async ({ token = null }: { token?: string | null } = {}): Promise<Cart> => {
  const items = await Promise.all(
    chosen.map(async ({ category, qty }) => ({ product_id: await inStock(category), qty })),
  )
  const body = { showroom, action: 'cart', items }
  return (await ask<Cart>('POST /api/projectCart/sync_to_cart', { token, body })).data
}

const cartKey = () => `showroom:${new URL(hostAt('/')).host}:${showroom}:cart_id`

/** What a browser has stored; a page that is loaded later keeps what it has made of it. */
const keepOnce = (page: Page, kept: Record<string, string>) =>
  page.addInitScript((values) => {
    if (sessionStorage.getItem('begun')) return
    sessionStorage.setItem('begun', '1')
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
  }, kept)

/** A guest of the showroom with a cart. */
export const guestOn = async (page: Page) => {
  const { cart_token } = await fillCart()
  await keepOnce(page, { vsd_id: showroom, [cartKey()]: cart_token ?? '' })
}

export const signedInOn = (page: Page, { token }: Person) =>
  keepOnce(page, { vsd_id: showroom, authToken: token ?? '' })

/** In Los Angeles County, where the tax is known. */
export const address = {
  street: '1 Rodeo Drive',
  city: 'Beverly Hills',
  state: 'CA',
  zip_code: '90210',
  contact: 'Ana Quill',
}

type Setup = { frame_url: string }
type Taken = { card: { payment_method_id: string } }

const providerOrigin = async (): Promise<string> =>
  new URL((await ask<Setup>('GET /api/payment/setup')).data.frame_url).origin

type Intents = { data: { id: string; metadata: { order?: string } }[] }

/** All that the bank holds for an order it lets go of by itself, and the provider tells us. */
export const bankLetsGo = async (orderId: string) => {
  const origin = await providerOrigin()
  const headers = { authorization: 'Bearer sk_test_sandbox' }
  const reply = await fetch(`${origin}/v1/payment_intents?limit=100`, { headers })
  const { data }: Intents = await reply.json()
  for (const { id } of data.filter(({ metadata }) => metadata.order === orderId))
    await fetch(`${origin}/v1/payment_intents/${id}/cancel`, { method: 'POST', headers })
}

/** As the provider’s frame hands a card in that was typed into it. */
const typedCard = async (number: string): Promise<string> => {
  const origin = await providerOrigin()
  const reply = await fetch(`${origin}/frame/payment_methods`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ card_number: number, name_on_Card: 'Ana Quill', exp_date: '12/34', cvv: '123' }),
  })
  const { card }: Taken = await reply.json()
  return card.payment_method_id
}

/** Verified, at home somewhere, with a full cart and as many saved cards as named. */
export const aShopper = async (cards: readonly string[] = []): Promise<Person> => {
  const person = await aVerifiedPerson()
  const { token } = person
  await ask('POST /api/address', { token, body: address })
  for (const number of cards)
    await ask('POST /api/payment/card', { token, body: { payment_method_id: await typedCard(number) } })
  await fillCart({ token })
  return person
}

type Seen = { cart_version: number; price_version: string }
type Placing = { order_id: string; state: string; number: string }

/** Placed by a program: with the first of the saved cards. */
export const placeOrder = async ({ token }: Person): Promise<Placing> => {
  const { data: seen } = await ask<Seen>(`GET /api/checkout?showroom=${showroom}`, { token })
  const { data: cards } = await ask<{ id: string }[]>('GET /api/payment/card', { token })
  const { cart_version, price_version } = seen
  const body = {
    showroom,
    cart_version,
    price_version,
    card: { card_id: cards[0]?.id },
    accept_terms: true,
  }
  return (await ask<Placing>('POST /api/checkout', { token, body })).data
}

/** The order as its client’s program is told it: its sums are the ledger’s. */
export const orderOf = async (id: string, { token }: Person): Promise<Order> =>
  (await ask<Order>(`GET /api/order/${id}`, { token })).data

export const money = (cents: number): string =>
  `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`

/** Every amount that an answer holds, and what a coupon was taken off from. */
const amountsIn = (answer: unknown): string[] => {
  if (typeof answer !== 'object' || answer === null) return []
  const own = Object.entries(answer).flatMap(([name, value]) =>
    name.endsWith('_cents') && typeof value === 'number' ? [money(value), money(-value)] : amountsIn(value),
  )
  const { merchandise_cents, discount_cents }: { merchandise_cents?: unknown; discount_cents?: unknown } =
    answer
  return typeof merchandise_cents === 'number' && typeof discount_cents === 'number'
    ? [...own, money(merchandise_cents + discount_cents)]
    : own
}

/** No amount on the page but those of the answer; all those that are named are there. */
export const expectAmounts = async (page: Page, answer: unknown, named: readonly number[]) => {
  const known = new Set(amountsIn(answer))
  await expect(async () => {
    const text = await page.locator('main').innerText()
    const strangers = [...text.matchAll(/-?\$[\d,]+\.\d{2}/g)].map(([amount]) => amount)
    expect(strangers.filter((amount) => !known.has(amount))).toEqual([])
    for (const cents of named) expect(text).toContain(money(cents))
  }).toPass({ timeout: 60_000 })
}

/** By key: a click in the very moment after a scroll goes to where the provider’s frame was before it. */
export const goOn = async (page: Page, name: string) => {
  const button = page.getByRole('button', { name, exact: true })
  await expect(button).toBeEnabled()
  await button.press('Enter')
}

/** From the first step to the review, with a saved card. */
export const toReview = async (page: Page) => {
  await goOn(page, 'Continue to delivery')
  await goOn(page, 'Continue to payment')
  await goOn(page, 'Continue to review')
  await expect(page.getByRole('button', { name: /Place order/ })).toBeVisible()
}

export const acceptTerms = (page: Page) => page.getByRole('checkbox', { name: /I agree/ }).check()

export const place = async (page: Page) => {
  await acceptTerms(page)
  await page.getByRole('button', { name: /Place order/ }).click()
}

export const cards = {
  good: '4242424242424242',
  declinedWhenCharged: '4000000000000341',
  asks: '4000002760003184',
} as const

/** A bank asks for each vendor’s hold; each time the way leads back by itself. */
export const confirmAtTheBank = async (page: Page) => {
  const atBank = page.getByRole('button', { name: 'Complete authentication' })
  const asked = page.getByRole('heading', { name: 'Your bank wants to confirm this payment' })
  const isDone = page.getByRole('heading', { name: 'Thank you, your order is placed' })
  await expect(asked).toBeVisible()
  while (!(await isDone.isVisible())) {
    await page.getByRole('link', { name: 'Go to my bank' }).click()
    await atBank.click()
    await expect(isDone.or(asked)).toBeVisible()
  }
}
