import { expect, type Page, scriptTag, test } from '../factories/guest-site.ts'
import { atGate } from '../factories/lane.ts'

const lists = [
  { category: 'tile-flooring', size: 96 },
  { category: 'toilets', size: 96 },
  { category: 'hardwood-flooring', size: 8 },
]
const tiles = 200

/** Lists that together show 200 tiles, and single tags between them, as on a contractor's "everything" page. */
const files = () => ({
  '/': `<!doctype html><html lang="en"><title>Everything</title>${scriptTag()}
<link rel="stylesheet" href="/page.css"><body>
<showroom-cart-button></showroom-cart-button>
${lists
  .map(
    ({ category, size }) =>
      `<showroom-products id="${category}" category="${category}" page-size="${size}"></showroom-products>`,
  )
  .join('\n<showroom-categories layout="carousel"></showroom-categories>\n')}`,
  '/page.css': `body { margin: 0; font: 16px/1.5 sans-serif }
showroom-products { display: block; min-height: 1600px }
showroom-categories { display: block; min-height: 320px }
showroom-cart-button { display: block; min-height: 44px }`,
})

const list = (page: Page, category: string) => page.locator(`showroom-products#${category}`)

/** Lists come as the visitor comes near; this one reads the page from top to bottom. */
const readToTheEnd = async (page: Page) => {
  for (const { category, size } of lists) {
    await list(page, category).scrollIntoViewIfNeeded()
    await expect(list(page, category).getByRole('article')).toHaveCount(size)
  }
}

test(
  '200 tiles of several lists are all there, each with a place for its picture',
  atGate(false),
  async ({ page, guest }) => {
    test.slow()
    await guest.visit(files())
    await readToTheEnd(page)
    const articles = page.locator('showroom-products').getByRole('article')
    await expect(articles).toHaveCount(tiles)
    const last = articles.last()
    await last.scrollIntoViewIfNeeded()
    await expect(last.getByRole('heading')).toBeVisible()
    const places = await articles.evaluateAll((all) =>
      all.map((article) => article.querySelector('img')?.parentElement?.getAttribute('style') ?? ''),
    )
    expect(places.filter((style) => !style.includes('background-image'))).toEqual([])
  },
)

test(
  'pictures far below are not asked for before the visitor comes near',
  atGate(false),
  async ({ page, guest }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image') asked.push(request.url())
    })
    await guest.visit(files())
    const cards = list(page, 'tile-flooring').getByRole('article')
    await expect(cards).toHaveCount(96)
    const address = await cards.last().locator('img').first().getAttribute('src')
    const folder = String(address).replace(/[^/]*$/, '')
    const isAsked = () => asked.some((url) => url.startsWith(folder))
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    expect(isAsked()).toBe(false)
    await cards.last().scrollIntoViewIfNeeded()
    await expect.poll(isAsked).toBe(true)
  },
)

test(
  'a filter of one list changes that list only, and keeps the tiles that stay',
  atGate(false),
  async ({ page, guest }) => {
    test.slow()
    await guest.visit(files())
    await readToTheEnd(page)
    const tileList = list(page, 'tile-flooring')
    const names = (category: string) =>
      list(page, category).getByRole('article').getByRole('heading').allTextContents()
    const toilets = await names('toilets')
    // Marked, to be known again: what stays on the shelf keeps its nodes.
    await tileList.getByRole('article').evaluateAll((all) => {
      for (const article of all)
        article.setAttribute('data-before', article.querySelector('h2')?.textContent ?? '')
    })

    await guest.answering(async () => {
      await tileList.getByRole('switch', { name: 'In stock' }).click()
      await expect(tileList.getByRole('button', { name: 'Remove In stock' })).toBeVisible()
      await expect(tileList.locator('[aria-busy=true]')).toHaveCount(0)
      await expect
        .poll(() =>
          tileList
            .getByRole('article')
            .getByText(/Out of stock|Backorder|Made to order/)
            .count(),
        )
        .toBe(0)
    })

    const kept = await tileList.getByRole('article').evaluateAll((all) =>
      all.flatMap((article) => {
        const before = article.getAttribute('data-before')
        return before === null ? [] : [before === article.querySelector('h2')?.textContent]
      }),
    )
    expect(kept.length).toBeGreaterThan(0)
    expect(kept.every(Boolean)).toBe(true)
    expect(await names('toilets')).toEqual(toilets)
  },
)

test(
  'one cart for all of them: what a tile adds, the badge counts',
  atGate(false),
  async ({ page, guest }) => {
    await guest.visit(files())
    // What stands above comes first, as for anybody who reads down to it.
    await expect(list(page, 'tile-flooring').getByRole('article')).toHaveCount(96)
    await list(page, 'toilets').scrollIntoViewIfNeeded()
    const add = list(page, 'toilets').getByRole('button', { name: /^Add/ }).first()
    await add.click()
    await expect(page.getByRole('button', { name: /1 item/ })).toBeVisible()
  },
)
