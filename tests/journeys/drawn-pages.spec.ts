import type { Page } from '@playwright/test'
import { expect, hostAt, originAt, test } from '../factories/visit.ts'

// What is not there is answered so, and browsers write it down.
test.use({ complainsOf: /status of 404/ })

/** A page as HTML. The first drawing on a busy machine may come too late for who asked; the next one has it. */
const drawnAt = async (page: Page, path: string) => {
  await expect
    .poll(async () => (await (await page.request.get(hostAt(path))).text()).includes('drawn-from'), {
      timeout: 60_000,
    })
    .toBe(true)
  const reply = await page.request.get(hostAt(path))
  return { status: reply.status(), html: await reply.text() }
}

const linkedData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  )

/** All that may be found but products: the map names it, so a new page is tested by itself. */
const pathsInMap = async (page: Page) => {
  const map = await (await page.request.get(hostAt('/sitemap/pages.xml'))).text()
  const paths = [...map.matchAll(/<loc>[^<]*?\/showroom(\/[^<]*)<\/loc>/g)].map(([, path = '']) => path)
  const isShelf = (path: string) => /^\/(department|category)\//.test(path)
  return [...paths.filter((path) => !isShelf(path)), ...paths.filter(isShelf).slice(0, 3)]
}

const aProduct = async (page: Page) => {
  const reply = await page.request.get(
    originAt('/api/visualization/products?showroom=0&category=tile-flooring'),
  )
  const { data } = (await reply.json()) as { data: { id: string; name: string }[] }
  const [product] = data
  if (!product) throw new Error('The catalogue has no tiles.')
  return product
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('every public page has its content, its links and its head', async ({ page }) => {
    const paths = await pathsInMap(page)
    expect(paths.length).toBeGreaterThan(5)
    for (const path of paths) {
      const { status, html } = await drawnAt(page, path)
      expect([path, status]).toEqual([path, 200])
      expect(html, path).toMatch(/<link rel="canonical" href="[^"]+\/showroom/)
      expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}/)
      await page.goto(hostAt(path))
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      expect(await page.getByRole('link').count(), path).toBeGreaterThan(10)
    }
  })

  test('a list shows goods with prices, and a product is a click away', async ({ page }) => {
    const { name, id } = await aProduct(page)
    await drawnAt(page, '/category/tile-flooring')
    await drawnAt(page, `/product/${id}`)
    await page.goto(hostAt('/category/tile-flooring'))
    await expect(page.getByText(/\$\d/).first()).toBeVisible()
    await page.getByRole('link', { name }).first().click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })
})

test('a product tells search engines what its page shows', async ({ page }) => {
  const { id, name } = await aProduct(page)
  const { html } = await drawnAt(page, `/product/${id}`)
  const [product, trail] = linkedData(html)
  expect(product).toMatchObject({ '@type': 'Product', name, offers: { priceCurrency: 'USD' } })
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList' })
  const inShowroom = await (await page.request.get(hostAt(`/product/${id}/HARVEST2`))).text()
  expect(inShowroom).toContain('<meta name="robots" content="noindex">')
})

test('the FAQ tells search engines every question that anybody sees, with its answer', async ({ page }) => {
  const { html } = await drawnAt(page, '/faq')
  const [faq] = linkedData(html)
  expect(faq).toMatchObject({ '@type': 'FAQPage' })
  const told = JSON.stringify(faq?.['mainEntity'])
  await page.goto(hostAt('/faq'))
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveCount(5)
  for (const tab of await tabs.all()) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    const shown = page.getByRole('tabpanel').getByRole('heading', { level: 3 })
    await expect(shown).not.toHaveCount(0)
    for (const question of await shown.allTextContents())
      expect(told).toContain(JSON.stringify({ '@type': 'Question', name: question }).slice(0, -1))
  }
  expect(told).toContain('write to us')
  expect(told).not.toMatch(/\{\{|\]\(|\*\*/)
})

test('the landing page says who we are', async ({ page }) => {
  const { html } = await drawnAt(page, '/')
  expect(linkedData(html).map((data) => data['@type'])).toEqual(['Organization', 'WebSite'])
})

test('what is not there is said with its status, under the address of the specification', async ({
  page,
}) => {
  const { status } = await drawnAt(page, '/category/nonsense')
  expect(status).toBe(404)
  await page.goto(hostAt('/nonsense'))
  await expect(page).toHaveURL(/\/showroom\/404$/)
  await page.goto(hostAt('/category/nonsense'))
  await expect(page).toHaveURL(/\/showroom\/404$/)
  await expect(page.getByRole('heading', { name: 'There was an error with your request' })).toBeVisible()
})

test('a drawn page is hydrated without a complaint, and nothing is asked twice', async ({ page }) => {
  const { id } = await aProduct(page)
  for (const path of ['/', '/category/tile-flooring', '/our-brands', `/product/${id}`]) {
    await drawnAt(page, path)
    const complaints: string[] = []
    const asked: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (
        ['/api/shop', '/api/visualization/products', '/api/public', '/api/brands', '/api/landing'].includes(
          pathname,
        )
      )
        asked.push(pathname)
    })
    await page.goto(hostAt(path))
    // It is hydrated once the block that it was drawn from is gone, and a button does something.
    await expect(page.locator('#drawn-from')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect([path, complaints, asked]).toEqual([path, [], []])
    page.removeAllListeners()
  }
})

const everyProgram = /\/assets\/[^/]+\.js$/
const allButTheFirst = /\/assets\/(?!start)[^/]+\.js$/

/** The page stands there as it was drawn until the returned end. */
const holdProgram = async (page: Page, path: string, programs = allButTheFirst) => {
  await drawnAt(page, path)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(programs, async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('what is typed and pressed before the program comes is done when it comes', async ({ page }) => {
  const release = await holdProgram(page, '/contact')
  const opened = page.goto(hostAt('/contact'))
  await page.getByLabel('Name', { exact: true }).fill('Ana Quill')
  await page.getByLabel('Message').fill('Is the fog tile frost-proof?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  release()
  await opened
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ana Quill')
  await expect(page.getByLabel('Name', { exact: true })).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Message')).toHaveValue('Is the fog tile frost-proof?')
  await expect(page).toHaveURL(hostAt('/contact'))
})

test('what is typed and chosen before the first script of a page has come stays', async ({ page }) => {
  const release = await holdProgram(page, '/contact', everyProgram)
  const opened = page.goto(hostAt('/contact'))
  await page.getByLabel('Name', { exact: true }).fill('Ana Quill')
  await page.getByLabel('You are').selectOption({ label: 'Designer' })
  release()
  await opened
  await expect(page.locator('[data-awaits-browser]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ana Quill')
  await expect(page.getByLabel('Name', { exact: true })).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('You are')).toHaveValue('designer')
  await expect(page.getByLabel('You are')).not.toHaveAttribute('aria-invalid', 'true')
})

test('a Showroom ID that is typed before the program comes is looked up', async ({ page }) => {
  const release = await holdProgram(page, '/')
  const opened = page.goto(hostAt('/'))
  await page.getByRole('combobox', { name: 'Showroom ID' }).fill('HARVEST2')
  release()
  await opened
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeEnabled()
  await expect(page.getByRole('combobox', { name: 'Showroom ID' })).toHaveValue('HARVEST2')
})
