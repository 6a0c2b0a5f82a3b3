import { onServer, snippets } from '../factories/embedding-page.ts'
import { browse } from '../factories/guest-journey.ts'
import { expect, type Page, scriptTag, test } from '../factories/guest-site.ts'

/** Styles are the page's own file, as the policy of the page asks for. */
const pageWith = (body: string, script: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Guest</title>
<link rel="stylesheet" href="/reserve.css"><link rel="stylesheet" href="/page.css">${script}</head><body>${body}
</body></html>`

const reserve = `showroom-shop, showroom-products, showroom-product { display: block; min-height: 900px }
showroom-checkout, showroom-orders { display: block; min-height: 330px }
header { display: flex }
showroom-sign-in { display: block; width: 160px; height: 48px }
showroom-cart-button { display: block; width: 60px; height: 48px }`

const shop = '<showroom-shop></showroom-shop>'
const files = { '/reserve.css': reserve, '/page.css': '' }

/** Each tag of the page has been drawn, and none of them says that something went wrong. */
const expectDrawn = async (page: Page) => {
  const tags = page.locator(
    'showroom-shop, showroom-products, showroom-product, showroom-cart-button, showroom-entry, showroom-checkout, showroom-orders',
  )
  await expect(tags.first()).toBeAttached()
  for (const tag of await tags.all())
    await expect(tag.getByRole('button').or(tag.getByText('Your cart is empty.')).first()).toBeVisible()
}

// Without a snippet of a kind there would be no test of it.
for (const language of ['html', 'css', 'js', 'http'])
  if (snippets(language).length === 0) throw new Error(`docs/embedding.md shows nothing in ${language}.`)

for (const [index, html] of snippets('html').entries()) {
  test(`HTML snippet ${index + 1} works as it stands`, async ({ page, guest }) => {
    const script = html.includes('showroom.js') ? '' : scriptTag()
    await guest.visit({ ...files, '/': pageWith(onServer(html), script) })
    await expectDrawn(page)
  })
}

for (const [index, code] of snippets('js').entries()) {
  test(`JavaScript snippet ${index + 1} runs on a page with a shop`, async ({ page, guest }) => {
    // The doctor speaks in the console, and a shop with a listener of the page's does not follow its own links.
    guest.admit(/^console: (info|table|debug)/)
    const own = `<script type="module">${onServer(code)}\n;window.dispatchEvent(new Event('snippet-ran'))</script>`
    await page.addInitScript(() =>
      window.addEventListener('snippet-ran', () => document.documentElement.classList.add('ran')),
    )
    guest.admit(/^page: .*ran/)
    await guest.visit({ ...files, '/': pageWith(shop + own, scriptTag()) })
    await expectDrawn(page)
    await expect(page.locator('html.ran')).toBeAttached()
  })
}

test('the style snippets reach what they name', async ({ page, guest }) => {
  await guest.visit({
    ...files,
    '/': pageWith(shop, scriptTag()),
    '/page.css': onServer(snippets('css').join('\n')),
  })
  await expectDrawn(page)
  const tag = page.locator('showroom-shop')
  const accent = await tag.evaluate((element) =>
    getComputedStyle(element).getPropertyValue('--showroom-accent'),
  )
  expect(accent.trim()).toBe('#7a3b12')
  await browse(tag)
  const button = tag.getByRole('button', { name: 'Add to cart', exact: true })
  await expect(button).toHaveCSS('text-transform', 'uppercase')
})

for (const [index, header] of snippets('http').entries()) {
  test(`policy ${index + 1} is all that the shop needs`, async ({ page, guest }) => {
    const [name = '', value = ''] = onServer(header)
      .trim()
      .split(/: (.*)/s)
    await guest.visit({ ...files, '/': { body: pageWith(shop, scriptTag()), headers: { [name]: value } } })
    await expectDrawn(page)
  })
}
