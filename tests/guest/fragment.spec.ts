import { embedOrigin, expect, type Guest, type Page, scriptTag, test } from '../factories/guest-site.ts'

const shelf = 'category=handmade-look-and-zellige-style&page-size=10'

/** What a contractor's server does before it sends its page. */
const fragment = async (tag: string, query = '') => {
  const reply = await fetch(`${embedOrigin()}/showroom/embed/fragment/${tag}?showroom=HARVEST2&${query}`)
  expect(reply.status).toBe(200)
  return reply.text()
}

/** Stands in the document before the script: notes every jump, and every element that comes or goes in the tag. */
const watcher = `
window.watched = { shift: 0, came: [], went: [] };
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) watched.shift += entry.value;
}).observe({ type: 'layout-shift', buffered: true });
addEventListener('DOMContentLoaded', () => {
  const names = (nodes) => [...nodes].filter((node) => node.nodeType === 1).map((node) => node.localName);
  for (const tag of document.querySelectorAll('[showroom]')) {
    tag.shadowRoot.querySelectorAll('div, article, button, input, img').forEach((node) => (node.isOfTheServer = true));
    new MutationObserver((records) => {
      for (const { addedNodes, removedNodes } of records) {
        watched.came.push(...names(addedNodes));
        watched.went.push(...names(removedNodes));
      }
    }).observe(tag.shadowRoot, { childList: true, subtree: true });
  }
});`

const strict = (script: string) =>
  [
    "default-src 'none'",
    `script-src 'self' ${script}`,
    `style-src 'self' ${script}`,
    `connect-src ${script}`,
    `img-src ${script}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

const pageWith = (body: string, script = scriptTag()) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Guest</title><script src="/watcher.js"></script>
  <link rel="stylesheet" href="/page.css">${script}<h1>Tiles we like</h1>${body}<p>After the shop</p></html>`

const visit = (guest: Guest, body: string, script?: string) =>
  guest.visit({
    '/': {
      body: pageWith(body, script),
      headers: { 'content-security-policy': strict(embedOrigin()) },
    },
    '/watcher.js': watcher,
    '/page.css': 'body { margin: 0 auto; max-width: 1200px; font: 16px/1.5 Georgia }',
  })

type Watched = { shift: number; came: string[]; went: string[] }
const watched = (page: Page) => page.evaluate(() => Reflect.get(window, 'watched') as Watched)

/** The widget's own code runs once the styles that came as files have given way to adopted ones. */
const takenOver = (page: Page, tag: string) =>
  expect
    .poll(() =>
      page.locator(tag).evaluate((element) => {
        const root = element.shadowRoot
        return root !== null && !root.querySelector('link, script') && root.adoptedStyleSheets.length > 0
      }),
    )
    .toBe(true)

const calls = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  return asked
}

test('what a server drew becomes the widget with the same nodes, no jump and no question asked twice', async ({
  page,
  guest,
}) => {
  const asked = calls(page)
  await visit(guest, await fragment('showroom-products', shelf))
  const list = page.locator('showroom-products')
  await expect(list.getByRole('article')).toHaveCount(10)
  await takenOver(page, 'showroom-products')

  expect(asked).toEqual([])
  const { shift, came, went } = await watched(page)
  expect(shift).toBe(0)
  // Filters are drawn where there is room for them, which a server can not know.
  expect(came.filter((name) => name !== 'div')).toEqual([])
  expect(went.sort()).toEqual(['link', 'link', 'script'])
  const kept = await list.evaluate((element) =>
    [...(element.shadowRoot?.querySelectorAll('article') ?? [])].every((node) => 'isOfTheServer' in node),
  )
  expect(kept).toBe(true)
})
