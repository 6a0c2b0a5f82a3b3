import { fragment, visitDrawn } from '../factories/fragment-page.ts'
import { embedOrigin, expect, test } from '../factories/guest-site.ts'

const shelf = 'category=handmade-look-and-zellige-style&page-size=10'

const product = 'HECNscDhDHif'

/** Each tag as a contractor may ask for it, and what is to be found in it without any script. */
const drawn: Record<string, { query?: string; plain: RegExp }> = {
  'showroom-entry': { plain: /<a href="[^"]+\/showroom\/">/ },
  'showroom-categories': { plain: /<a href="[^"]+\/showroom\/category\/backsplash-tiles">/ },
  'showroom-products': {
    query: shelf,
    plain: /<a href="[^"]+\/showroom\/product\/\w+\/HARVEST2">[^<]+<\/a>[^<]+\$\d/,
  },
  'showroom-product': {
    query: `product=${product}`,
    plain: new RegExp(`<a href="[^"]+/showroom/product/${product}/HARVEST2">`),
  },
  'showroom-cart-button': { plain: /<a href="[^"]+\/showroom\/cart">/ },
  'showroom-cart': { plain: /<a href="[^"]+\/showroom\/cart">/ },
  'showroom-shop': { plain: /<a href="[^"]+\/showroom\/category\/[a-z-]+">/ },
}

for (const [tag, { query = '', plain }] of Object.entries(drawn)) {
  test(`<${tag}> is drawn with nothing that a strict policy refuses, and plain links inside`, async () => {
    const html = await fragment(tag, query)
    const [, root = '', light = ''] =
      new RegExp(
        `^<${tag} [^>]*showroom="HARVEST2"[^>]*><template shadowrootmode="open"[^>]*>(.*)</template>(.*)</${tag}>`,
        's',
      ).exec(html) ?? []
    expect(root).toContain('part="root"')
    expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+=|javascript:/)
    expect([...html.matchAll(/<script[^>]*>/g)].map(([written]) => written)).toEqual([
      '<script type="application/json">',
    ])
    expect(light).toMatch(plain)
    expect(await fragment(tag, `dom=light&${query}`)).toBe(light)
    const sheets = [...root.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, href = '']) => href)
    expect(sheets).toHaveLength(2)
    for (const href of sheets) {
      const sheet = await fetch(href)
      expect(sheet.status).toBe(200)
      expect(sheet.headers.get('cache-control')).toContain('immutable')
    }
  })
}

test('plain links stay when the script is blocked', async ({ page, guest }) => {
  guest.admit(/^console: error: Failed to load resource/)
  await page.route(/showroom\.js$/, (route) => route.abort())
  const plain = await fragment('showroom-product', `product=${product}&dom=light`)
  await visitDrawn(guest, `<showroom-product product="${product}">${plain}</showroom-product>`)
  const link = page.locator('showroom-product').getByRole('link')
  await expect(link).toHaveAttribute('href', `${embedOrigin()}/showroom/product/${product}/HARVEST2`)
  await expect(link).toBeVisible()
})

test('plain links in a place of some height give way to the widget without a jump', async ({
  page,
  guest,
}) => {
  const plain = await fragment('showroom-products', `${shelf}&dom=light`)
  const attributes = 'category="handmade-look-and-zellige-style" page-size="10"'
  await visitDrawn(
    guest,
    `<div class="reserved"><showroom-products ${attributes}>${plain}</showroom-products></div>`,
  )
  const list = page.locator('showroom-products')
  await expect(list.getByRole('article')).toHaveCount(10)
  await expect(list.locator('> ul')).toBeHidden()
})
