import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { aVerifiedPerson, expect, hostAt, test } from '../factories/person.ts'

const five = [
  'Product Information',
  'My Order',
  'Shipping and Delivery',
  'Returns and Cancelations',
  'My Account',
]

const tabsOn = (page: Page) => page.getByRole('tablist', { name: 'Topics' }).getByRole('tab')
const answerOn = (page: Page, question: string) =>
  page.locator('details').filter({ has: page.getByRole('heading', { name: question, exact: true }) })

test('the FAQ has five tabs for everybody, walked by the arrows', async ({ page }) => {
  await page.goto(hostAt('/faq'))
  await expect(tabsOn(page)).toHaveText(five)
  await tabsOn(page).first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(tabsOn(page).nth(1)).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'My Order' })).toBeVisible()
  await expect(page.getByRole('tabpanel', { name: 'Product Information' })).toBeHidden()
  await page.keyboard.press('End')
  await expect(page.getByRole('tabpanel', { name: 'My Account' })).toBeVisible()
})

test('an answer opens and closes by the keyboard', async ({ page }) => {
  await page.goto(hostAt('/faq'))
  const answer = answerOn(page, 'Can I order a sample?')
  await answer.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(answer.getByText('name the product or its SKU')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(answer.getByText('name the product or its SKU')).toBeHidden()
})

test('a search goes through all tabs, counts what it finds and marks it', async ({ page }) => {
  await page.goto(hostAt('/faq'))
  const search = page.getByRole('searchbox', { name: 'Search all topics' })
  await search.fill('Restocking fee')
  await expect(page.getByRole('status').filter({ hasText: 'for “Restocking fee”' })).toHaveText(/^1 answer /)
  await expect(page.getByRole('heading', { name: 'Returns and Cancelations' })).toBeVisible()
  await expect(page.locator('mark')).toHaveText(['restocking', 'fee'])
  await search.fill('warehouse')
  const found = page.locator('.faq-results details')
  await expect(page.getByRole('status').filter({ hasText: 'answers for “warehouse”' })).toBeVisible()
  await expect(found.first().locator('mark').first()).toBeVisible()
  const count = await found.count()
  await expect(page.getByRole('status').filter({ hasText: `${count} answers for “warehouse”` })).toBeVisible()
  expect(await page.locator('.faq-results section').count()).toBeGreaterThan(1)
  await search.fill('xylophone')
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found for “xylophone”.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/showroom/contact')
  await search.fill('')
  await expect(tabsOn(page)).toHaveText(five)
})

test('a link to a question opens its tab and its answer, and a link to a tab the tab', async ({ page }) => {
  await page.goto(hostAt('/faq#what-does-a-return-cost'))
  const answer = answerOn(page, 'What does a return cost?')
  await expect(answer.getByText('never more than what the way back costs')).toBeVisible()
  await expect(answer.locator('summary')).toBeFocused()
  await expect(answer.getByRole('heading')).toBeInViewport()
  await expect(tabsOn(page).nth(3)).toHaveAttribute('aria-selected', 'true')
  await page.goto(hostAt('/return_policy'))
  await page.getByRole('article').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Returns and Cancelations' })).toBeVisible()
})

test('a User has a tab about how it works for them, and none of the Contractors’', async ({ page }) => {
  const { email, password } = await aVerifiedPerson()
  await page.goto(hostAt('/login?redirect=/faq'))
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(tabsOn(page)).toHaveText([...five, 'How it Works for You'])
})

test('a Contractor has “How it Works”, also by a link to it', async ({ page }) => {
  await page.goto(hostAt('/pro-account'))
  await page.getByLabel('Email').fill('pro@demo.example')
  await page.getByLabel('Password', { exact: true }).fill('try-the-showroom')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(hostAt('/account'))
  await page.goto(hostAt('/faq#when-am-i-paid'))
  await expect(tabsOn(page)).toHaveText([...five, 'How it Works'])
  await expect(page.getByText('after 46 business days')).toBeVisible()
})

for (const [path, title, date, said] of [
  ['/return_policy', 'Return Policy', 'November 26, 2026', '12 days'],
  ['/cookies_policy', 'Cookies Policy', 'March 9, 2022', '340 days'],
  ['/terms_of_service', 'Terms of Service', 'March 9, 2022', '$100'],
  ['/privacy_policy', 'Privacy Policy', 'May 3, 2021', 'Cookies and analytics'],
] as const)
  test(`${path} is dated, says its figures, and leads to its parts and the other pages`, async ({ page }) => {
    await page.goto(hostAt(path))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(`Last updated ${date}`)).toBeVisible()
    await expect(page.getByRole('article')).toContainText(said)
    const last = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last()
    const heading = page.getByRole('article').getByRole('heading', { name: await last.innerText() })
    await last.click()
    await expect(heading).toBeInViewport()
    await expect(page.getByRole('navigation', { name: 'More help' }).getByRole('link')).toHaveCount(7)
  })

test('what stands in the texts as a link leads to a page that is there', async ({ page }) => {
  const folder = resolve(import.meta.dirname, '../../apps/host/src/content')
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  const paths = new Set(
    texts.flatMap((text) => [...text.matchAll(/\]\((\/[^)#]*)/g)].map(([, path = '']) => path)),
  )
  expect(paths.size).toBeGreaterThan(8)
  for (const path of paths) {
    await page.goto(hostAt(path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page, path).not.toHaveURL(hostAt('/404'))
  }
})

test('who only looks around gets no cookie, and the cookies policy names all that the browser keeps', async ({
  page,
  context,
}) => {
  await page.goto(hostAt('/cookies_policy'))
  const policy = await page.getByRole('article').innerText()
  for (const path of ['/', '/category/porcelain-tile', '/faq', '/contact', '/cart']) {
    await page.goto(hostAt(path))
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  expect(await context.cookies()).toEqual([])
  const kept = await page.evaluate(() => Object.keys(localStorage).concat(Object.keys(sessionStorage)))
  const named = (key: string) => policy.includes(key.split(':').at(-1) ?? key)
  expect(kept.filter((key) => !named(key))).toEqual([])
})

test.describe('an address that is none of ours', () => {
  // It is answered with its status, which browsers write down.
  test.use({ complainsOf: /status of 404/ })

  test('says what went wrong, and leads home and to support', async ({ page }) => {
    await page.goto(hostAt('/no-such-page'))
    await expect(page).toHaveURL(hostAt('/404'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There was an error with your request')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
    await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      '/showroom/contact',
    )
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL(hostAt('/'))
  })
})

test.describe('a program that hangs', () => {
  test.use({ complainsOf: /The program of this page has not come/ })

  test('a page whose program never comes is given up after two minutes, and can be loaded again', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto(hostAt('/our-brands'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.route('**/assets/Faq*.js', () => {})
    const asked = page.waitForRequest('**/assets/Faq*.js')
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    await expect(page).toHaveURL(hostAt('/faq'))
    await asked
    await page.clock.fastForward(119_000)
    await expect(page.getByRole('button', { name: 'Load again' })).toBeHidden()
    await page.clock.fastForward(2_000)
    await page.unroute('**/assets/Faq*.js')
    await page.getByRole('button', { name: 'Load again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Load again' })).toBeHidden()
  })
})
