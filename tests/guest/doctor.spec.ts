import { embedOrigin, expect, type Page, scriptTag, test } from '../factories/guest-site.ts'

type Told = {
  findings: { code: string; severity: string; seen: string; advice: string }[]
  tags: { tag: string; state: string }[]
  requests: { count: number }
  theme: { css: string; theme_color: string; notes: string[] } | null
}

const askDoctor = (page: Page): Promise<Told> =>
  page.evaluate('Showroom.doctor({ quiet: true })') as Promise<Told>
const codesOf = ({ findings }: Told) => findings.map(({ code }) => code)

const host = () => embedOrigin()
const strict = () =>
  `default-src 'none'; script-src ${host()}; connect-src ${host()}; img-src ${host()}; style-src 'self'; ` +
  "require-trusted-types-for 'script'; trusted-types 'none'"
const sheet = {
  '/site.css':
    'body { margin: 0; font: 17px Georgia, serif; color: #2b2b2b; background: #fffdf6 } ' +
    'a.call { display: inline-block; padding: 12px 24px; background: #7b2d4f; color: #fff; border-radius: 6px } ' +
    'showroom-cart-button { display: block; min-height: 48px } showroom-products { display: block; min-height: 900px }',
}
const pageWith = (body: string, { head = '', lang = 'lang="en"' } = {}) =>
  `<!doctype html><html ${lang}><meta charset="utf-8"><title>Guest</title><link rel="stylesheet" href="/site.css">${head}<body>${body}</body></html>`
const words = '<h1>Kitchens</h1><p>We have built them since 1974.</p><a class="call" href="/">Call us</a>'

test('a healthy page under the strictest policy hears nothing, and gets a theme like its own', async ({
  page,
  guest,
}) => {
  await guest.visit({
    ...sheet,
    '/': {
      body: pageWith(`${words}<showroom-cart-button></showroom-cart-button>`, { head: scriptTag() }),
      headers: { 'content-security-policy': strict() },
    },
  })
  await expect(page.getByRole('button', { name: /Cart/ })).toBeVisible()
  await expect
    .poll(async () => (await askDoctor(page)).tags)
    .toMatchObject([{ tag: 'showroom-cart-button', state: 'drawn' }])
  const told = await askDoctor(page)
  expect(told.findings).toEqual([])
  expect(told.requests.count).toBeGreaterThan(3)
  expect(told.theme?.theme_color).toBe('#7b2d4f')
  expect(told.theme?.css).toContain('--showroom-radius: 6px')
})

test('what is written wrong, and what is odd about the page, is told in words', async ({ page, guest }) => {
  guest.admit(/shift:/)
  await guest.visit({
    '/site.css': 'html { font-size: 62.5% } showroom-cart-button { --showroom-ink: #bbb }',
    '/': pageWith(
      `${words}<showroom-product-list></showroom-product-list><showroom-products categroy="tile-flooring" page-size="2"></showroom-products>
      <showroom-cart layout="drawr"></showroom-cart><div style="display:none"><showroom-entry></showroom-entry></div>
      <showroom-cart-button></showroom-cart-button>`,
      {
        lang: '',
        head:
          '<script>Array.prototype.toJSON = undefined; Array.prototype.first = function () { return this[0] }; ' +
          'const own = window.fetch; window.fetch = function () { return own.apply(this, arguments) }</script>' +
          scriptTag() +
          scriptTag(),
      },
    ),
  })
  await expect(page.locator('showroom-products').getByRole('article').first()).toBeVisible()
  await expect
    .poll(async () => codesOf(await askDoctor(page)))
    .toEqual(
      expect.arrayContaining([
        'unknown-tag',
        'unknown-attribute',
        'unknown-value',
        'tag-hidden',
        'script-twice',
        'language-unknown',
        'root-size',
        'prototypes-extended',
        'fetch-wrapped',
        'contrast',
        'height-not-reserved',
      ]),
    )
  const advice = (await askDoctor(page)).findings.map((finding) => finding.advice)
  expect(advice).toEqual(expect.arrayContaining(['Did you mean category?', 'Did you mean drawer?']))
})

test('a policy that blocks is told with the line that lets through', async ({ page, guest }) => {
  guest.admit(/Content Security Policy|policy:|ERR_BLOCKED_BY_CSP/i)
  await guest.visit({
    ...sheet,
    '/': {
      body: pageWith('<showroom-products page-size="2" category="toilets"></showroom-products>', {
        head: scriptTag(),
      }),
      headers: {
        'content-security-policy': `script-src ${host()}; connect-src ${host()}; img-src 'self' data:`,
      },
    },
  })
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect
    .poll(async () => (await askDoctor(page)).findings)
    .toContainEqual(
      expect.objectContaining({
        code: 'policy-blocked',
        advice: `In the policy: img-src 'self' data: ${host()}`,
      }),
    )
})

test('a chunk that was blocked, and the tag that waits for it, are told', async ({ page, guest }) => {
  guest.admit(/Failed to load resource|ERR_FAILED/)
  await page.route('**/chunks/entry-*.js', (route) => route.abort())
  await guest.visit({
    ...sheet,
    '/': pageWith('<showroom-entry></showroom-entry>', { head: scriptTag() }),
  })
  await expect.poll(async () => codesOf(await askDoctor(page))).toContain('request-failed')
  await expect.poll(async () => codesOf(await askDoctor(page))).toContain('tag-not-drawn')
})

test('the panel of ?showroom-debug works by keyboard under the strictest policy, and leaves nothing behind', async ({
  page,
  guest,
}) => {
  await guest.visit(
    {
      ...sheet,
      '/': {
        body: pageWith(`${words}<showroom-cart-button></showroom-cart-button>`, { head: scriptTag() }),
        headers: { 'content-security-policy': strict() },
      },
    },
    '/?showroom-debug',
  )
  const panel = page.getByRole('dialog', { name: 'Showroom doctor' })
  await expect(panel.getByText('all well')).toBeVisible()
  await panel.getByRole('tab', { name: /Findings/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(panel.getByRole('tabpanel', { name: /Tags/ })).toContainText('showroom-cart-button')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(panel.getByRole('tabpanel', { name: 'Theme' })).toContainText('--showroom-accent: #7b2d4f')
  await panel.getByRole('tab', { name: 'Events' }).click()
  await page.getByRole('button', { name: 'Fold' }).click()
  await page.getByRole('button', { name: /Cart/ }).first().click()
  await page.getByRole('dialog', { name: 'Your cart' }).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Unfold' }).click()
  await expect(panel.getByRole('log')).toContainText('showroom:cart-opened')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page.locator('[data-showroom-debug]')).toHaveCount(0)
})

test('a website that the showroom has not listed is told so', async ({ page, guest }) => {
  guest.admit(/is not among the|Failed to load resource|shift:/)
  await page.route('**/api/shop?*', (route) =>
    route.fulfill({
      status: 403,
      headers: { 'access-control-allow-origin': '*' },
      json: { success: false, code: 'origin_refused', message: 'This showroom is not available here.' },
    }),
  )
  const origin = await guest.visit({
    ...sheet,
    '/': pageWith('<showroom-cart-button></showroom-cart-button>', { head: scriptTag() }),
  })
  await expect
    .poll(async () => (await askDoctor(page)).findings)
    .toContainEqual(
      expect.objectContaining({ code: 'origin-refused', seen: expect.stringContaining(origin) }),
    )
})
