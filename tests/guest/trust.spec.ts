import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { addToCart, browse, enter, journey, seeCart } from '../factories/guest-journey.ts'
import { guestFiles } from '../factories/guest-page.ts'
import { embedOrigin, expect, serveGuest, test } from '../factories/guest-site.ts'
import { hostileScript, type Learned } from '../factories/hostile-script.ts'
import { allowedAnswers, allowedCalls, allowedEvents } from './trust.allowed.ts'

const prefix = () => `showroom:${new URL(embedOrigin()).host}:HARVEST2`
const withoutRepeats = (lines: string[]) => [...new Set(lines)].sort()
const beyond = (learned: string[], allowed: string[]) => learned.filter((line) => !allowed.includes(line))

test('a hostile script on the page learns what the page may know, and nothing else', async ({
  page,
  guest,
}) => {
  const hostile = { '/hostile.js': hostileScript }
  await guest.visit(guestFiles({ head: '<script src="/hostile.js"></script>' }, hostile))
  await journey(page)
  const learned = await page.evaluate<Learned>('window.stolen()')

  expect(beyond(learned.calls, allowedCalls)).toEqual([])
  expect(beyond(learned.events, allowedEvents)).toEqual([])
  const answered = learned.answered.map((path) =>
    path.replace(/^(data\.theme)\.(light|dark)\..*/, '$1.colors'),
  )
  expect(beyond(withoutRepeats(answered), allowedAnswers)).toEqual([])
  expect(learned.answered).toContain('data.cart_token')

  const kept = ['cart_id', 'cart_version', 'recently_viewed'].map((name) => `storage ${prefix()}:${name}`)
  expect(learned.kept).toEqual([...kept, 'storage showroom:probe'])
  // The token that is kept on the page, on its way to what the cart would cost.
  const token = await tokenOn(page)
  expect(learned.values.map((value) => value.replace(/ = .*/, ''))).toEqual([
    'accept: application/json',
    `showroom-cart: ${token}`,
    ...kept.map((name) => name.replace('storage ', '')),
    'showroom:probe',
  ])
  expect(learned.messages).toEqual([])
  expect(learned.trapped).toEqual([])
  // The one thing that is typed on a page is whose shop it shall be, and what is searched for.
  expect(learned.inputs).toEqual(['text - off'])
  expect(new Set(learned.typed)).toEqual(new Set('HARVEST2'))
})

const readCart = async (token: string, showroom: string) => {
  const url = `${embedOrigin()}/api/projectCart?showroom=${showroom}`
  const answer = await fetch(url, { headers: { 'showroom-cart': token } })
  expect(answer.status).toBe(200)
  const { data } = (await answer.json()) as { data: { count: number; version: number } }
  return { count: data.count, version: data.version }
}
const tokenOn = async (page: Page): Promise<string> =>
  (await page.evaluate((key) => localStorage.getItem(key), `${prefix()}:cart_id`)) ?? ''

test('the token that it finds opens the one cart, in the one showroom', async ({ page, guest }) => {
  await guest.visit(guestFiles())
  await enter(page)
  await browse(page.locator('showroom-shop'))
  await addToCart(page.locator('showroom-shop'))
  const token = await tokenOn(page)
  expect(token).toMatch(/^sr_c_[0-9A-Za-z]{43}$/)
  expect((await readCart(token, 'HARVEST2')).count).toBe(1)
  expect((await readCart(token, 'MAPLE247')).count).toBe(0)
})

/** In the page: everything that speaks to a shop from outside, a thousand times each. */
const forge = `(async () => {
  const prefix = 'PREFIX'
  const circle = {}; circle.self = circle
  const nasty = [null, undefined, 0, 'x', '<img src=x onerror=alert(1)>', [], {}, circle, new Error('x'), Object.create(null),
    { type: 'showroom:cart', count: 99 }, { items: [{ product_id: '__proto__', qty: -1 }] }, { get items() { throw new Error('read') } },
    JSON.parse('{"__proto__":{"count":7}}'), { code: 'x', promise: Promise.resolve(1) }, () => 1]
  const names = ['selected', 'category-chosen', 'product-chosen', 'add-to-cart', 'added-to-cart', 'cart-opened', 'cart-shown',
    'change-line', 'line-changed', 'checkout-started', 'order-placed', 'error', 'unknown', '']
  const tags = [...document.querySelectorAll('showroom-shop, showroom-cart-button, showroom-entry')]
  const insides = tags.flatMap((tag) => [...tag.shadowRoot.querySelectorAll('button, a, div')].slice(0, 5))
  const targets = [window, document, ...tags, ...insides]
  const channels = ['showroom', 'showroom:cart', prefix, prefix + ':cart_id'].map((name) => new BroadcastChannel(name))
  for (let round = 0; round < 1000; round += 1) {
    const detail = nasty[round % nasty.length]
    try { window.postMessage(detail, '*') } catch {}
    try { channels[round % channels.length].postMessage(detail) } catch {}
    const target = targets[round % targets.length]
    target.dispatchEvent(new CustomEvent('showroom:' + names[round % names.length], { detail, bubbles: true, composed: true, cancelable: true }))
    const key = prefix + [':cart_id', ':cart_version', ':recently_viewed', ''][round % 4]
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: String(detail && round), storageArea: localStorage }))
  }
  document.querySelectorAll('iframe').forEach((frame) => frame.contentWindow.postMessage('go', '*'))
  for (const channel of channels) channel.close()
})()`

const forgingFrame = `<!doctype html><script>
addEventListener('message', () => {
  for (let round = 0; round < 1000; round += 1)
    parent.postMessage([{ type: 'showroom:order-placed', order: round }, { height: 1e9 }, 'close', null, round][round % 5], '*')
  parent.postMessage('done', '*')
})
</script>`
const countDone = `<script>window.done = 0; addEventListener('message', (event) => { if (event.data === 'done') window.done += 1 })</script>`

test('a thousand forged messages of every kind change nothing, break nothing and are not spoken of', async ({
  page,
  guest,
}) => {
  const stranger = await serveGuest({ '/': forgingFrame })
  const frames = `<iframe src="${stranger.origin}"></iframe><iframe src="/frame.html"></iframe>`
  await guest.visit(guestFiles({ head: countDone, end: frames }, { '/frame.html': forgingFrame }))
  const shop = page.locator('showroom-shop')
  const name = await browse(shop)
  await addToCart(shop)
  const token = await tokenOn(page)
  const before = await readCart(token, 'HARVEST2')
  const asked: string[] = []
  page.on('request', (request) => void asked.push(`${request.method()} ${new URL(request.url()).pathname}`))

  await page.evaluate(forge.replace('PREFIX', prefix()))
  await expect.poll(() => page.evaluate('window.done')).toBe(2)

  await seeCart(page.locator('showroom-cart-button'), name)
  expect(await readCart(token, 'HARVEST2')).toEqual(before)
  expect(await tokenOn(page)).toBe(token)
  // At most the cart is looked at again, as if another tab had spoken, and what an order of it would cost.
  const looking = /^(GET|OPTIONS) \/(api\/(projectCart|checkout)$|showroom\/embed\/chunks\/)/
  expect(asked.filter((call) => !looking.test(call))).toEqual([])
  expect(asked.length).toBeLessThan(20)
  await stranger.close()
})

test('a thousand forged cart tokens in storage open no cart, and the own one is there again', async ({
  page,
  context,
  guest,
}) => {
  const other = { '/other.html': '<!doctype html><title>Other tab</title>' }
  const origin = await guest.visit(guestFiles({}, other))
  const shop = page.locator('showroom-shop')
  const name = await browse(shop)
  await addToCart(shop)
  const token = await tokenOn(page)
  const before = await readCart(token, 'HARVEST2')

  const otherTab = await context.newPage()
  await otherTab.goto(`${origin}/other.html`)
  await otherTab.evaluate(
    ({ key, own }) => {
      const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
      const forged = (round: number) =>
        [
          '',
          'x',
          `sr_c_${"'"}`,
          '<script>',
          'sr_c_'.padEnd(48, letters.charAt(round % 62)),
          'y'.repeat(5_000),
        ][round % 6] ?? ''
      for (let round = 0; round < 1_000; round += 1) localStorage.setItem(key, forged(round))
      localStorage.setItem(key, own)
    },
    { key: `${prefix()}:cart_id`, own: token },
  )
  await seeCart(page.locator('showroom-cart-button'), name)
  expect(await readCart(token, 'HARVEST2')).toEqual(before)
})

const nastyText = `"><img src=x onerror="window.hurt=1"><script>window.hurt=1</script>{{7*7}}`

test('what a showroom’s rows hold is shown as text, and never runs, styles or leads anywhere', async ({
  page,
  guest,
}) => {
  guest.admit(/^shift: 0\.00/) // A name as long as this takes room from the search.
  await page.route('**/api/shop?*', async (route) => {
    const answer = await route.fetch()
    const { data, ...rest } = (await answer.json()) as { data: Record<string, Record<string, unknown>> }
    Object.assign(data.profile ?? {}, { company_name: nastyText, tagline: nastyText, phone: nastyText })
    const colors = {
      '--showroom-accent': 'red;}*{display:none',
      '--showroom-ink': '#101010',
      color: '#ff0000',
    }
    Object.assign(data.theme ?? {}, { logo: null, light: colors, dark: colors })
    const menu = JSON.parse(
      JSON.stringify(data.menu).replace(/"name":"[^"]*"/g, () => `"name":${JSON.stringify(nastyText)}`),
    )
    await route.fulfill({ response: answer, json: { ...rest, data: { ...data, menu } } })
  })
  await guest.visit(guestFiles())
  const shop = page.locator('showroom-shop')
  await expect(shop.getByText(nastyText).first()).toBeVisible()
  expect(await page.evaluate('window.hurt')).toBeUndefined()
  const found = await shop.evaluate((element) => {
    const all = [...(element.shadowRoot?.querySelectorAll('*') ?? [])]
    return {
      scripts: all.filter((one) => one.localName === 'script' || one.matches('img[src="x"]')).length,
      handlers: all.filter((one) => one.getAttributeNames().some((name) => name.startsWith('on'))).length,
      leads: all.filter((one) => /^\s*(javascript|data):/i.test(one.getAttribute('href') ?? '')).length,
      color: getComputedStyle(element).color,
      accent: getComputedStyle(element).getPropertyValue('--showroom-accent').trim(),
    }
  })
  expect(found).toMatchObject({ scripts: 0, handlers: 0, leads: 0, accent: '#1f5a4c' })
  expect(found.color).not.toBe('rgb(255, 0, 0)')
})

test('the card to enter goes on to paths of the page only', async ({ page, guest }) => {
  const origin = await guest.visit(guestFiles({}, { '/next.html': '<!doctype html><title>Next</title>' }))
  // The attribute that the page itself changes below.
  guest.admit(/^page: .* redirect=/)
  await enter(page)
  const entry = page.locator('showroom-entry')
  const goOn = async (redirect: string) => {
    await page.evaluate("document.title = 'Waiting'")
    await entry.evaluate((element, value) => element.setAttribute('redirect', value), redirect)
    await entry.getByRole('button', { name: 'Next' }).click()
  }
  for (const redirect of [
    'https://evil.example/',
    '//evil.example/',
    'javascript:window.hurt=1',
    '/\\evil.example',
  ]) {
    await goOn(redirect)
    await expect(page).toHaveTitle('Entered HARVEST2')
    expect(page.url().startsWith(`${origin}/`)).toBe(true)
    expect(await page.evaluate('window.hurt')).toBeUndefined()
  }
  await entry.evaluate((element) => element.setAttribute('redirect', '/next.html'))
  await entry.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(`${origin}/next.html?showroom=HARVEST2`)
})

const embed = join(import.meta.dirname, '../../packages/sdk/dist/embed')
/** Passwords, cards, addresses and the account's token are for the marketplace's own pages. */
const forbidden =
  /type:?\s*=?\s*["']password["']|authToken|cc-(number|csc|exp)|cardnumber|street-address|postal-code|one-time-code|current-password|new-password|js\.stripe\.com|document\.cookie\s*=/i

test('nothing that runs on a page asks for a password, a card or an address, or knows of an account', async () => {
  const files = (await readdir(embed, { recursive: true })).filter((name) => name.endsWith('.js'))
  expect(files.length).toBeGreaterThan(5)
  for (const name of files) {
    const text = await readFile(join(embed, name), 'utf8')
    // The ZIP code of an estimate is five digits of a place, and the one thing that a browser may fill in.
    const isEstimate = /(^|\/)checkout-[^/]*$/.test(name)
    expect(forbidden.exec(isEstimate ? text.replace('postal-code', '') : text)?.[0], name).toBeUndefined()
    expect(/["'`]Authorization["'`]/i.test(text), name).toBe(false)
  }
})
