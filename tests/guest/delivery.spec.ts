import type { Page } from '@playwright/test'
import { guestFiles } from '../factories/guest-page.ts'
import { buy, journey } from '../factories/guest-journey.ts'
import { embedOrigin, expect, scriptTag, test } from '../factories/guest-site.ts'
import { atGate } from '../factories/lane.ts'

type Integrity = {
  version: string
  script: { src: string; integrity: string }
  imports: Record<string, string>
  html: string
  csp: Record<'allow_list' | 'nonce' | 'integrity' | 'trusted_types' | 'server_rendered', string>
}

const embedAt = (path: string) => `${embedOrigin()}/showroom/embed/${path}`
const integrityOf = async (page: Page, release = 'v1'): Promise<Integrity> =>
  (await page.request.get(embedAt(`${release}/integrity.json`))).json()

/** What the JSON says, as a page pastes it. */
const pasted = ({ html }: Integrity, showroom = 'HARVEST2') => html.replace('YOUR-SHOWROOM-ID', showroom)

/** The page allows itself its own files, and us what our lines say; nothing else. */
const policyWith = (lines: string, own = '') => {
  const ours = lines
    .split('; ')
    .map((line) => (line.startsWith('script-src') ? `${line} ${own}`.trim() : line))
  return [
    "default-src 'none'",
    ...ours.map((line) =>
      line.startsWith('connect-src') || line.startsWith('img-src') ? `${line} 'self'` : line,
    ),
    "style-src 'self'",
    "base-uri 'none'",
    'report-uri /csp-report',
  ].join('; ')
}

const visitUnder = async (
  guest: { visit: (files: ReturnType<typeof guestFiles>) => Promise<string> },
  { script, policy, headers = {} }: { script: string; policy?: string; headers?: Record<string, string> },
) => {
  const files = guestFiles({ script })
  const body = String(files['/']).replace(
    '<script src="/guest.js">',
    '<script src="/guest.js" nonce="r4nd0m">',
  )
  const csp = policy ? { 'content-security-policy': policy } : {}
  await guest.visit({ ...files, '/': { body, headers: { ...csp, ...headers } } })
}

test('the published tags work, and pin every byte', async ({ page, guest }) => {
  const integrity = await integrityOf(page)
  await visitUnder(guest, { script: pasted(integrity) })
  await journey(page)
  expect(Object.keys(integrity.imports).length).toBeGreaterThan(5)
})

test('a tampered chunk is refused: the page keeps its own content, and is told once', async ({
  page,
  guest,
}) => {
  const integrity = await integrityOf(page)
  const catalogue = Object.keys(integrity.imports).find((url) => url.includes('/shop-front-')) ?? ''
  await page.route(catalogue, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${await answer.text()}\n;globalThis.stolen = true` })
  })
  guest.admit(/digest/i, /^console: error: Failed to/)
  await guest.visit({
    '/': `<!doctype html><title>Guest</title>
      <script>var told = []; addEventListener('showroom:error', function (event) { told.push(event.detail.code) })</script>
      ${pasted(integrity)}
      <showroom-shop><a href="/materials">Our materials</a></showroom-shop>`,
  })
  await expect.poll(() => page.evaluate('told.length')).toBe(1)
  expect(await page.evaluate('[told, typeof stolen]')).toEqual([['not_loaded'], 'undefined'])
  await expect(page.getByRole('link', { name: 'Our materials' })).toBeVisible()
})

for (const style of ['allow_list', 'nonce', 'integrity'] as const) {
  test(
    `under the lines for ${style}, with Trusted Types, nothing is reported`,
    atGate(style === 'integrity'),
    async ({ page, guest }) => {
      const integrity = await integrityOf(page)
      const { csp } = integrity
      const script = style === 'integrity' ? pasted(integrity) : scriptTag('HARVEST2', 'nonce="r4nd0m"')
      const lines = `${csp[style].replace('RANDOM', 'r4nd0m')}; ${csp.trusted_types}`
      await visitUnder(guest, {
        script,
        policy: policyWith(lines, style === 'allow_list' ? "'self'" : "'nonce-r4nd0m'"),
      })
      await journey(page)
    },
  )
}

for (const embedder of ['require-corp', 'credentialless']) {
  test(
    `an isolated page (${embedder}) shows the shop, with its pictures`,
    atGate(embedder === 'require-corp'),
    async ({ page, guest }) => {
      await visitUnder(guest, {
        script: scriptTag(),
        headers: { 'cross-origin-embedder-policy': embedder, 'cross-origin-opener-policy': 'same-origin' },
      })
      expect(await page.evaluate('crossOriginIsolated')).toBe(true)
      await buy(page)
      const picture = page.locator('showroom-shop').getByRole('img').first()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
    },
  )
}

test('a page can measure what we cost it', async ({ page, guest }) => {
  await visitUnder(guest, { script: scriptTag() })
  await expect(
    page
      .locator('showroom-shop')
      .getByRole('link', { name: /^Toilets/ })
      .first(),
  ).toBeVisible()
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry.name.includes('/showroom/embed/'))
      .map(({ encodedBodySize }) => encodedBodySize),
  )
  expect(sizes.length).toBeGreaterThan(2)
  expect(Math.min(...sizes)).toBeGreaterThan(0)
})

test('a release stays what it was, under its own address', async ({ page, guest }) => {
  const releases: { version: string }[] = await (await page.request.get(embedAt('releases.json'))).json()
  const [latest] = releases
  if (!latest) throw new Error('Nothing has been published.')
  const integrity = await integrityOf(page, latest.version)
  expect(integrity.script.src).toBe(embedAt(`${latest.version}/showroom.js`))
  const reply = await page.request.get(integrity.script.src)
  expect(reply.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  })
  await visitUnder(guest, { script: pasted(integrity) })
  await journey(page)
  expect(await page.evaluate('Showroom.version')).toBe(latest.version)
})
