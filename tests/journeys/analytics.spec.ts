import { expect, hostAt, test } from '../factories/person.ts'
import {
  acceptTerms,
  aShopper,
  cards,
  inStock,
  showroom,
  signedInOn,
  toReview,
} from '../factories/shopper.ts'
import type { Page } from '@playwright/test'

type Told = { event: string; page: string; items?: { id: string; quantity: number; cents: number }[] }

const collector = 'https://count.example/events'

/** As a server with a collector writes its pages; what is told is kept here, and goes nowhere. */
const withCollector = async (page: Page) => {
  const told: Told[] = []
  await page.exposeFunction('keepTold', (url: string, text: string) => {
    if (url === collector) told.push(JSON.parse(text))
  })
  await page.addInitScript((url) => {
    const meta = document.createElement('meta')
    Object.assign(meta, { name: 'analytics-url', content: url })
    const add = () => document.head?.append(meta)
    if (document.head) add()
    else document.addEventListener('readystatechange', add, { once: true })
    navigator.sendBeacon = (to, body) => {
      Reflect.apply(Reflect.get(window, 'keepTold'), window, [String(to), String(body)])
      return true
    }
  }, collector)
  return told
}

const counting = (page: Page) => page.getByLabel('Count what I do here, without my name')

test('a guest reads the cookies policy, allows it there, and is counted from then on', async ({ page }) => {
  const told = await withCollector(page)
  await page.goto(hostAt('/faq'))
  await page.goto(hostAt('/cookies_policy'))
  await expect(counting(page)).not.toBeChecked()
  expect(told).toEqual([])

  await counting(page).check()
  await expect
    .poll(() => told.map(({ event, page: at }) => [event, at]))
    .toEqual([['page_view', '/cookies_policy']])
  const product = await inStock('porcelain-tile')
  await page.goto(hostAt(`/product/${product}/${showroom}`))
  await expect.poll(() => told.find(({ event }) => event === 'view_item')?.items?.[0]?.id).toBe(product)
  expect(told.at(-1)?.page).toBe('/product/:id/:id')

  await page.goto(hostAt('/cookies_policy'))
  // What is still on its way of this page would be counted as the next one’s.
  await expect.poll(() => told.at(-1)?.page).toBe('/cookies_policy')
  await counting(page).uncheck()
  const before = told.length
  await page.goto(hostAt('/faq'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(told).toHaveLength(before)
})

test('a browser that asks not to be followed is not counted, whatever was chosen', async ({ page }) => {
  const told = await withCollector(page)
  await page.addInitScript(() => {
    localStorage.setItem('lets_count', 'yes')
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })
  await page.goto(hostAt('/cookies_policy'))
  await expect(page.getByText('Your browser asks not to be followed')).toBeVisible()
  await expect(counting(page)).toHaveCount(0)
  await page.goto(hostAt('/faq'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(told).toEqual([])
})

test('an order is told once, with what was ordered; its page read again is no second one', async ({
  page,
}) => {
  const told = await withCollector(page)
  await page.addInitScript(() => localStorage.setItem('lets_count', 'yes'))
  await signedInOn(page, await aShopper([cards.good]))
  await page.goto(hostAt('/checkout'))
  await toReview(page)
  await acceptTerms(page)
  await page.getByRole('button', { name: /Place order/ }).click()
  const thanks = page.getByRole('heading', { name: 'Thank you, your order is placed' })
  await expect(thanks).toBeVisible()
  const purchases = () => told.filter(({ event }) => event === 'purchase')
  await expect.poll(() => purchases().length).toBe(1)
  expect(
    purchases()[0]
      ?.items?.map(({ quantity }) => quantity)
      .toSorted(),
  ).toEqual([1, 2, 4])
  const views = () => told.filter(({ event, page: at }) => event === 'page_view' && at === '/thankyou').length
  await expect.poll(views).toBe(1)
  await page.reload()
  await expect(thanks).toBeVisible()
  await expect.poll(views).toBe(2)
  expect(purchases()).toHaveLength(1)
})
