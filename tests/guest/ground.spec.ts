import { readFileSync } from 'node:fs'
import { expect, type Page, scriptTag, test } from '../factories/guest-site.ts'
import { contrastIn } from '../factories/contrast-in.ts'
import { fragment } from '../factories/fragment-page.ts'

const photograph = readFileSync(
  new URL('../../apps/demo-contractor-site/src/pictures/kitchen.webp', import.meta.url),
)
const list = (attributes = '') =>
  `<showroom-products category="tile-flooring" page-size="2" ${attributes}></showroom-products>`
const css =
  'body { margin: 24px; font: 17px Georgia, serif } showroom-products { display: block; min-height: 1500px }'
const pageWith = (style: string, body = list()) => ({
  '/site.css': `${css} ${style}`,
  '/photo.webp': { body: photograph, type: 'image/webp' },
  '/': `<!doctype html><html lang="en"><meta charset="utf-8"><title>Guest</title><link rel="stylesheet" href="/site.css">${scriptTag()}<body>${body}</body></html>`,
})

/** How the list stands: its scheme, and whether a paper of its own lies under it. */
const standOf = async (page: Page) => {
  const tag = page.locator('showroom-products')
  await expect(tag.getByRole('article').first()).toBeVisible()
  const root = tag.locator('[part=root]')
  return `${await root.getAttribute('data-scheme')} ${(await root.getAttribute('data-ground')) ?? 'page'}`
}

const hero = `.hero { position: relative } .hero > img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover }
.hero > div { position: relative; color: white }`

/** What a page paints, and how a list must stand on it. */
const grounds: readonly (readonly [name: string, style: string, stand: string, body?: string])[] = [
  ['white', '', 'light page'],
  ['black', 'body { background: #000; color: #fff }', 'dark page'],
  ['a dark blue', 'body { background: #0b1d3a; color: #eee }', 'dark page'],
  [
    'the dark of its scheme, written on in another notation',
    ':root { color-scheme: dark } body { color: oklch(.95 .01 90) }',
    'dark page',
  ],
  ['a strong red', 'body { background: #d0021b; color: #fff }', 'dark own'],
  ['a middle grey, with dark text', 'body { background: #8a8a8a }', 'light own'],
  [
    'black under glass',
    'html { background: #000 } body { background: rgb(255 255 255 / .06); color: #fff }',
    'dark page',
  ],
  ['a light gradient', 'body { background: linear-gradient(#fff, #f1ede4) }', 'light page'],
  [
    'a dark gradient',
    'body { background: linear-gradient(90deg, #000, oklch(.2 .03 260)); color: #fff }',
    'dark page',
  ],
  ['from black to white', 'body { background: linear-gradient(#000, #fff); color: #888 }', 'light own'],
  [
    'a photograph behind the body',
    'body { background: url(/photo.webp) center / cover; color: #fff }',
    'light own',
  ],
  [
    'a photograph beside the text of a hero',
    hero,
    'light own',
    `<section class="hero"><img src="/photo.webp" alt=""><div>${list()}</div></section>`,
  ],
  [
    'a photograph under a dark veil',
    `${hero} .veil { position: absolute; inset: 0; background: rgb(0 0 0 / .92) }`,
    'dark page',
    `<section class="hero"><img src="/photo.webp" alt=""><i class="veil"></i><div>${list()}</div></section>`,
  ],
  [
    'black, where the page says that it may be written on',
    'body { background: #000; color: #fff; --showroom-ground: own }',
    'light own',
  ],
  [
    'red, where the page wants nothing laid on it',
    'body { background: #d0021b; color: #fff }',
    'dark page',
    list('ground="page"'),
  ],
  [
    'red, in the colors that the page asks for',
    'body { background: #d0021b; color: #fff }',
    'light own',
    list('theme="light"'),
  ],
]

for (const [name, style, stand, body] of grounds) {
  test(`on ${name} a list stands ${stand}`, async ({ page, guest }) => {
    await guest.visit(pageWith(style, body))
    await expect.poll(() => standOf(page)).toBe(stand)
  })
}

test('nothing is fetched to find out that a page is white', async ({ page, guest }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await guest.visit(pageWith('body { background: #f7f5f0; color: #333 }'))
  expect(await standOf(page)).toBe('light page')
  expect(asked.filter((url) => url.includes('/ground-'))).toEqual([])
})

const solid = ['#ffffff', '#000000', '#0b1d3a', '#d0021b', '#7a7a7a', '#ffd400', '#00a3a3', '#e9e2d0']
for (const color of solid) {
  test(`on ${color} every text of a list can be read`, async ({ page, guest }) => {
    await guest.visit(pageWith(`body { background: ${color}; color: ${color < '#8' ? '#fff' : '#222'} }`))
    await standOf(page)
    const least = await contrastIn(page, 'showroom-products')
    expect(least.texts).toBeGreaterThan(20)
    expect(least.contrast, least.text).toBeGreaterThanOrEqual(4.5)
  })
}

test('a page that goes dark, slowly, takes its list along, and back', async ({ page, guest }) => {
  await guest.visit(
    pageWith('body { transition: background .3s } .night { background: #101418; color: #eee }'),
  )
  // The page changes itself here.
  guest.admit(/^page: /)
  expect(await standOf(page)).toBe('light page')
  await page.evaluate(() => document.body.classList.add('night'))
  await expect.poll(() => standOf(page)).toBe('dark page')
  await page.evaluate(() => document.body.classList.remove('night'))
  await expect.poll(() => standOf(page)).toBe('light page')
})

test('a page that follows the visitor’s system takes its list along', async ({ page, guest }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await guest.visit(
    pageWith('@media (prefers-color-scheme: dark) { body { background: #101418; color: #eee } }'),
  )
  expect(await standOf(page)).toBe('dark page')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => standOf(page)).toBe('light page')
})

test('the first drawing is the right one: nothing flashes', async ({ page, guest }) => {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      const root = document.querySelector('showroom-products')?.shadowRoot?.querySelector('[part=root]')
      const stand = root && `${root.getAttribute('data-scheme')} ${root.getAttribute('data-ground')}`
      if (stand && seen.at(-1) !== stand) seen.push(stand)
      requestAnimationFrame(look)
    }
    look()
  })
  await guest.visit(pageWith('body { background: #000; color: #fff }'))
  await standOf(page)
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual(['dark null'])
})

test('of a tag that a server drew on a dark page, the code that looks is not waited for after the code that hydrates', async ({
  page,
  guest,
}) => {
  const asked = page.waitForRequest(/\/ground-/)
  await page.route(/\/hydration-/, async (route) => {
    await asked
    return route.continue()
  })
  const drawn = await fragment('showroom-products', 'category=tile-flooring&page-size=2')
  await guest.visit(pageWith('body { background: #000; color: #fff }', drawn))
  await expect.poll(() => standOf(page)).toBe('dark page')
})

test('the doctor says what lies behind a tag, and how it stands there', async ({ page, guest }) => {
  await guest.visit(pageWith('body { background: #d0021b; color: #fff }'))
  await standOf(page)
  const report = await page.evaluate('Showroom.doctor({ quiet: true })')
  expect(report).toMatchObject({
    tags: [{ ground: { colors: ['#d0021b'], stand: 'dark-own' } }],
    findings: expect.arrayContaining([
      expect.objectContaining({ code: 'ground', seen: expect.stringContaining('#d0021b') }),
    ]),
  })
})
