import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { tags } from '@showroom/sdk/tags'
import { buy } from '../factories/guest-journey.ts'
import { embedOrigin, expect, test } from '../factories/guest-site.ts'
import { test as withoutPage } from '../factories/server.ts'
import { hasPhp, wordpressPage } from '../factories/wordpress-page.ts'

test.skip(() => !hasPhp(), 'SKIPPED: no PHP is installed, so the WordPress plugin was not run.')

const css = readFileSync(
  resolve(import.meta.dirname, '../../examples/wordpress/showroom/showroom.css'),
  'utf8',
)
const filesWith = (page: string) => ({ '/': page, '/wp-content/plugins/showroom/showroom.css': css })
const settings = () => ({ showroom: 'harvest2', origin: embedOrigin() })

test('shortcodes make a page that shops', async ({ page, guest }) => {
  const content = '[showroom tag="cart-button"] <h1>Our materials</h1> [showroom]'
  await guest.visit(filesWith(wordpressPage({ settings: settings(), content })))
  await buy(page)
})

test('the block draws what was chosen in the editor', async ({ page, guest }) => {
  const block = { tag: 'products', written: { category: 'subway-tile', 'page-size': '4' } }
  await guest.visit(filesWith(wordpressPage({ settings: settings(), block })))
  await expect(page.locator('showroom-products').getByRole('article')).toHaveCount(4)
})

withoutPage('a pinned release is loaded with its integrity; without a release there is none to name', () => {
  const integrity = `sha384-${'a'.repeat(64)}`
  const pinned = wordpressPage({
    settings: { ...settings(), release: '1.2.3', integrity },
    content: '[showroom]',
  })
  expect(pinned).toContain('/showroom/embed/1.2.3/showroom.js')
  expect(pinned).toContain(`integrity="${integrity}" crossorigin="anonymous"`)

  const newest = wordpressPage({ settings: { ...settings(), integrity }, content: '[showroom]' })
  expect(newest).toContain('/showroom/embed/v1/showroom.js')
  expect(newest).not.toContain('integrity')
})

withoutPage('a page without a tag loads nothing', () => {
  expect(wordpressPage({ settings: settings(), content: 'About us' })).not.toContain('<script')
})

withoutPage('without scripts there are links: the author’s own, or one to the shop', () => {
  const own = '[showroom tag="shop"]<a href="/tile">Tile</a><script>alert(1)</script>[/showroom]'
  expect(wordpressPage({ settings: settings(), content: own })).toContain(
    '<a href="/tile">Tile</a>alert(1)</',
  )
  expect(wordpressPage({ settings: settings(), content: '[showroom]' })).toMatch(
    /<showroom-shop><a href="http[^"]+">Shop our materials<\/a>/,
  )
})

withoutPage('what authors and owners write can not become markup', () => {
  const text = '"><img src=x onerror=alert(1)>'
  const hostile = wordpressPage({
    settings: {
      showroom: text,
      origin: 'javascript:alert(1)',
      release: '1.2.3',
      integrity: '"onload="alert(1)',
    },
    content: '[showroom tag="product" product="<b>" onclick="alert(2)"][showroom tag="script"]',
    block: { tag: 'products', written: { search: text, onclick: 'alert(3)' } },
  })
  expect(hostile).toContain('<showroom-product product="&lt;b&gt;">')
  expect(hostile).toContain('<showroom-products search="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;">')
  expect(hostile).toContain('src="http://localhost:4000/showroom/embed/1.2.3/showroom.js" data-showroom="">')
  expect(hostile).not.toMatch(/<img|<b>|onclick|onload|javascript:|alert\([23]\)|showroom-script/)
})

withoutPage('the plugin knows every tag and attribute of the marketplace', () => {
  for (const [name, { attributes }] of Object.entries(tags)) {
    const tag = name.replace('showroom-', '')
    const written = Object.fromEntries(Object.keys(attributes).map((attribute) => [attribute, 'x']))
    const all = Object.keys(attributes).map((attribute) => ` ${attribute}="x"`)
    expect(wordpressPage({ settings: settings(), block: { tag, written } })).toContain(
      `<${name}${all.join('')}>`,
    )
  }
})
