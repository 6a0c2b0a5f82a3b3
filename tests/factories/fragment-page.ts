import { embedOrigin, expect, type Guest, type Page, scriptTag } from './guest-site.ts'

/** What a contractor's server does before it sends its page. */
export const fragment = async (tag: string, query = '') => {
  const reply = await fetch(`${embedOrigin()}/showroom/embed/fragment/${tag}?showroom=HARVEST2&${query}`)
  expect(reply.status).toBe(200)
  return reply.text()
}

/** Stands in the document before the script: keeps what the server drew, and notes what comes and goes in the tags. */
const watcher = `
window.watched = { drawn: [], came: [], went: [] };
addEventListener('DOMContentLoaded', () => {
  const names = (nodes) => [...nodes].filter((node) => node.nodeType === 1).map((node) => node.localName);
  for (const tag of document.querySelectorAll('[showroom]')) {
    watched.drawn.push(...tag.shadowRoot.querySelectorAll(':not(link, style, script, slot)'));
    new MutationObserver((records) => {
      for (const { addedNodes, removedNodes } of records) {
        watched.came.push(...names(addedNodes));
        watched.went.push(...names(removedNodes));
      }
    }).observe(tag.shadowRoot, { childList: true, subtree: true });
  }
});`

const strictPolicy = () =>
  [
    "default-src 'none'",
    `script-src 'self' ${embedOrigin()}`,
    `style-src 'self' ${embedOrigin()}`,
    `connect-src ${embedOrigin()}`,
    `img-src ${embedOrigin()}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'report-uri /csp-report',
  ].join('; ')

/** A page under a strict policy, with tags that its server has had drawn. */
export const fragmentSite = (body: string, script = scriptTag(), policy = strictPolicy()) => ({
  '/': {
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Guest</title><script src="/watcher.js"></script>
  <link rel="stylesheet" href="/page.css">${script}<h1>Tiles we like</h1>${body}<p>After the shop</p></html>`,
    headers: { 'content-security-policy': policy },
  },
  '/watcher.js': watcher,
  '/page.css': `body { margin: 0 auto; max-width: 1200px; font: 16px/1.5 Georgia }
    .reserved > * { display: flow-root; min-height: 900px }`,
})

/** The same for a page that may have styles in its HTML. */
export const withInlineStyles = (body: string) =>
  fragmentSite(
    body,
    scriptTag(),
    strictPolicy().replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
  )

export const visitDrawn = (guest: Guest, body: string) => guest.visit(fragmentSite(body))

/** What has come and gone since the server drew it, and how much of that no longer stands where it stood. */
export const changesOf = (page: Page) =>
  page.evaluate(() => {
    type Watched = { drawn: Element[]; came: string[]; went: string[] }
    const { drawn, came, went } = Reflect.get(window, 'watched') as Watched
    return { drawn: drawn.length, lost: drawn.filter((node) => !node.isConnected).length, came, went }
  })

/** The widget's own code runs once the styles that came as files have given way to adopted ones. */
export const tagHydrated = (page: Page, tag: string) =>
  expect
    .poll(() =>
      page.locator(tag).evaluate((element) => {
        const root = element.shadowRoot
        return (
          root !== null && !root.querySelector('link, style, script') && root.adoptedStyleSheets.length > 0
        )
      }),
    )
    .toBe(true)

/** What the page has asked our API for. */
export const questionsOf = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`)
  })
  return asked
}
