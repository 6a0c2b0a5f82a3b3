import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { buy, journey } from '../factories/guest-journey.ts'
import { guestFiles, shopBody } from '../factories/guest-page.ts'
import { embedOrigin, expect, scriptTag, test } from '../factories/guest-site.ts'
import { atGate } from '../factories/lane.ts'

const { resolve } = createRequire(import.meta.url)
/** A file of a package that pages really load. */
const packaged = (name: string, path: string) =>
  readFile(join(dirname(resolve(`${name}/package.json`)), path), 'utf8')

test('a page with an AMD loader', async ({ page, guest }) => {
  const head = '<script src="/require.js"></script><script src="/app.js"></script>'
  const app = `define('greeting', [], function () { return 'Welcome' })
    require(['greeting'], function (greeting) { document.documentElement.lang = greeting ? 'en' : '' })`
  await guest.visit(
    guestFiles({ head }, { '/require.js': await packaged('requirejs', 'require.js'), '/app.js': app }),
  )
  await journey(page)
})

test('a page that has module and exports as globals', async ({ page, guest }) => {
  const head =
    '<script>var module = { exports: {} }, exports = module.exports, require = function () { throw new Error("no") }, process = { env: {} }, global = window</script>'
  await guest.visit(guestFiles({ head }))
  await journey(page)
})

test('a page drawn by React 16, with our tags among its own', async ({ page, guest }) => {
  const app = `const { createElement: h, useState, useEffect } = React
    const App = () => { const [count, setCount] = useState(0)
      useEffect(() => { const hear = () => setCount((n) => n + 1); document.addEventListener('showroom:added-to-cart', hear); return () => document.removeEventListener('showroom:added-to-cart', hear) }, [])
      return h('div', null, h('output', null, 'Added ' + count + ' times'), h('showroom-cart-button'), h('showroom-entry'), h('showroom-shop')) }
    ReactDOM.render(h(App), document.getElementById('app'))`
  const files = {
    '/react.js': await packaged('react-16', 'umd/react.production.min.js'),
    '/react-dom.js': await packaged('react-dom-16', 'umd/react-dom.production.min.js'),
    '/app.js': app,
  }
  const end =
    '<script src="/react.js"></script><script src="/react-dom.js"></script><script src="/app.js"></script>'
  guest.admit(/^page: .*Added 0 .* became .*Added 1/)
  await guest.visit(guestFiles({ body: '<div id="app"></div>', end }, files))
  await journey(page)
  await expect(page.getByText('Added 1 times')).toBeVisible()
})

const libraries = [
  { what: 'zones, as Angular brings them', name: 'zone.js', path: 'bundles/zone.umd.js' },
  { what: 'the shims of 2015', name: 'es6-shim', path: 'es6-shim.js' },
  {
    what: 'a polyfill of scoped registries',
    name: '@webcomponents/scoped-custom-element-registry',
    path: 'scoped-custom-element-registry.min.js',
  },
]
for (const { what, name, path } of libraries) {
  test(`a page with ${what}`, atGate(name === 'zone.js'), async ({ page, guest }) => {
    // Zones keep a note of each kind of event that somebody listens to.
    guest.admit(/^global: window has got __zone_symbol__/)
    await guest.visit(
      guestFiles(
        { head: '<script src="/library.js"></script>' },
        { '/library.js': await packaged(name, path) },
      ),
    )
    await journey(page)
  })
}

test('a page whose analytics wrap fetch, XMLHttpRequest, the history and customElements', async ({
  page,
  guest,
}) => {
  const wrap = `
    var heard = []
    var fetch0 = window.fetch
    window.fetch = async function (input, init) {
      const answer = await fetch0.call(window, input, init)
      heard.push(answer.clone().text())
      return new Proxy(answer, { get: (target, key) => { const value = target[key]; return typeof value === 'function' ? value.bind(target) : value } })
    }
    ;['pushState', 'replaceState'].forEach(function (name) { var own = history[name]; history[name] = function () { window.dispatchEvent(new Event(name)); return own.apply(this, arguments) } })
    var define0 = customElements.define
    customElements.define = function (name, Made, options) { heard.push(name); return define0.call(customElements, name, class extends Made {}, options) }
    var add0 = EventTarget.prototype.addEventListener
    EventTarget.prototype.addEventListener = function (type, fn, options) { return add0.call(this, type, fn, options) }
    window.onerror = function () { heard.push('error') }`
  await guest.visit(guestFiles({ head: '<script src="/analytics.js"></script>' }, { '/analytics.js': wrap }))
  await journey(page)
})

test('a page with a service worker that keeps everything it sees', async ({ page, guest }) => {
  const worker = `
    addEventListener('install', () => skipWaiting())
    addEventListener('activate', (event) => event.waitUntil(clients.claim()))
    addEventListener('fetch', (event) => event.respondWith(answer(event.request)))
    const answer = async (request) => {
      if (request.method !== 'GET') return fetch(request)
      const kept = await caches.match(request)
      if (kept) return kept
      const fresh = await fetch(request)
      if (fresh.ok || fresh.type === 'opaque') await (await caches.open('all')).put(request, fresh.clone())
      return fresh
    }`
  const end = '<script src="/start.js"></script>'
  const start = `navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready)`
  await guest.visit(guestFiles({ end }, { '/worker.js': worker, '/start.js': start }))
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  await page.reload()
  await journey(page)
  // The visitor comes back, and what the worker kept of the empty cart is older than the cart.
  await guest.look()
  await page.reload()
  await expect(
    page
      .locator('showroom-cart-button')
      .first()
      .getByRole('button', { name: /1 item/ }),
  ).toBeVisible()
})

test('a page that writes itself anew after it has loaded', async ({ page, guest }) => {
  const end = '<button id="again">Again</button>'
  const files = guestFiles({ end })
  await guest.visit(files)
  await expect(
    page
      .locator('showroom-shop')
      .getByRole('link', { name: /^Toilets/ })
      .first(),
  ).toBeVisible()
  guest.admit(/^page: /, /^shift: /)
  await page.evaluate((html) => {
    document.open()
    document.write(html)
    document.close()
  }, `<!doctype html><title>Again</title><link rel="stylesheet" href="/guest.css"><script src="/guest.js"></script>${scriptTag()}${shopBody}`)
  await journey(page)
})

test('a page with a base address elsewhere', async ({ page, guest }) => {
  await guest.visit(
    guestFiles({ head: '<base href="/deep/er/">', script: scriptTag() }, { '/deep/er/x': '' }),
  )
  await journey(page)
  expect(new URL(page.url()).pathname).toBe('/')
})

test('a page that has an element called Showroom, and globals of common names', async ({ page, guest }) => {
  const head =
    '<script>var name = "guest", event = { target: null }, status = "x", parent = window, self = window, top0 = 1, version = "9", h = 1, React = "none", Cart = {}, shop = 7</script>'
  await guest.visit(
    guestFiles({
      head,
      wrap: (body) =>
        `<div id="Showroom">Our showroom</div><form id="customElements"><input name="define"></form>${body}`,
    }),
  )
  await journey(page)
})

test('a page whose own script took the name Showroom', async ({ page, guest }) => {
  const head = '<script>window.Showroom = { version: 3, open: function () { return "mine" } }</script>'
  await guest.visit(guestFiles({ head }))
  await journey(page)
  expect(await page.evaluate(() => Reflect.get(window, 'Showroom').open())).toBe('mine')
})

test('no request before a tag is near, and none but ours', async ({ page, guest }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const body = '<div style="height: 4000px">Far above</div><showroom-shop></showroom-shop>'
  const origin = await guest.visit(guestFiles({ body }))
  await expect.poll(() => page.evaluate(() => typeof Reflect.get(window, 'Showroom'))).toBe('object')
  const ours = () => asked.filter((url) => url.startsWith(embedOrigin()))
  expect(ours()).toEqual([`${embedOrigin()}/showroom/embed/v1/showroom.js`])
  await page.locator('showroom-shop').scrollIntoViewIfNeeded()
  await buy(page.locator('showroom-shop').page(), { button: page.locator('showroom-shop') })
  expect(asked.filter((url) => !url.startsWith(embedOrigin()) && !url.startsWith(origin))).toEqual([])
  expect(asked.filter((url) => url.includes('/api/shop?')).length).toBe(1)
})
