import { addToCart, browse, buy, journey } from '../factories/guest-journey.ts'
import { guestCss, guestFiles } from '../factories/guest-page.ts'
import { expect, type Guest, type Page, test } from '../factories/guest-site.ts'
import { guestTags } from '../factories/guest-tags.ts'
import { hostileScript } from '../factories/hostile-script.ts'
import { looksOf, textSizeOf } from '../factories/look.ts'
import { atGate } from '../factories/lane.ts'
import { sidewaysOf } from '../factories/still.ts'

/** The page's author reserves the heights as before; whatever else the sheet does, it does to us as well. */
const reserved = guestCss.replaceAll(/: (\w+)(?=[; ])/g, ': $1 !important')

const visitStyled = async (page: Page, guest: Guest, css: string) => {
  await guest.visit(
    guestFiles(
      { head: '<link rel="stylesheet" href="/hostile.css">' },
      { '/guest.css': reserved, '/hostile.css': css },
    ),
  )
  await expect(
    page
      .locator('showroom-shop')
      .getByRole('link', { name: /^Toilets/ })
      .first(),
  ).toBeVisible()
}

const loud = `background: yellow !important; color: red !important; border: 5px dotted lime !important; float: left !important;
  text-transform: uppercase !important; letter-spacing: 6px !important; padding: 31px !important; opacity: .5 !important`

const sheets: Record<string, string> = {
  'a sheet that unsets everything': '* { all: unset !important }',
  'a sheet that dresses bare elements with !important': `div, button, a, input, ul, li, h2, h3, p, img, svg, span, article, dialog, form, label { ${loud} }`,
  'a sheet that dresses everything with !important': `* { ${loud.replace('float: left', 'float: none')}; box-sizing: content-box !important; line-height: 3 !important; visibility: hidden !important; text-align: right !important; cursor: crosshair !important; pointer-events: none !important; font-style: italic !important; transform: rotate(1deg) !important }
    html, body, header, main { visibility: visible !important; pointer-events: auto !important; transform: none !important; opacity: 1 !important }`,
  'a reset of the old kind': `html, body, div, span, h1, h2, h3, p, a, img, ul, li, form, label { margin: 0; padding: 0; border: 0; font: inherit; vertical-align: baseline } ol, ul { list-style: none } a { color: inherit; text-decoration: none } button, input { appearance: none; border-radius: 0; background: none } :focus { outline: 0 !important } *, *::before, *::after { box-sizing: content-box }`,
}

for (const [name, css] of Object.entries(sheets)) {
  test(
    `${name} changes nothing in the shop`,
    atGate(name.startsWith('a sheet that dresses everything')),
    async ({ page, guest }) => {
      await visitStyled(page, guest, '')
      const plain = await looksOf(page)
      await guest.look()
      await visitStyled(page, guest, css)
      expect(await looksOf(page)).toEqual(plain)
      await journey(page)
    },
  )
}

const rootSizes = { '62.5%': '62.5%', 'a giant': '40px', 'a tiny': '3px' }

for (const [name, size] of Object.entries(rootSizes)) {
  test(
    `${name} root font size leaves the shop readable`,
    atGate(name === 'a giant'),
    async ({ page, guest }) => {
      await visitStyled(page, guest, `html { font-size: ${size} !important } body { font-size: 1.4rem }`)
      expect(await textSizeOf(page)).toBeGreaterThanOrEqual(15)
      expect(await textSizeOf(page)).toBeLessThanOrEqual(18)
      await buy(page)
    },
  )
}

const cages = {
  'transformed and filtered':
    'main, .bar { transform: translate(40px, 30px) rotate(.01deg); filter: drop-shadow(0 0 1px red) }',
  'contained and clipped':
    'main, .bar { contain: layout paint style; overflow: hidden; position: relative; width: 700px }',
  zoomed: 'body { zoom: 1.25 }',
  'below a header on the topmost layer':
    '.bar { position: sticky; top: 0; z-index: 2147483647; background: teal } showroom-shop { --showroom-sticky-offset: 70px }',
}

for (const [name, css] of Object.entries(cages)) {
  test(
    `in a page that is ${name} the drawer covers the window`,
    atGate(name.startsWith('below a header')),
    async ({ page, guest }) => {
      await visitStyled(page, guest, css)
      const shop = page.locator('showroom-shop')
      await browse(shop)
      await addToCart(shop)
      await page
        .locator('showroom-cart-button')
        .first()
        .getByRole('button', { name: /1 item/ })
        .click()
      const drawer = page.getByRole('dialog')
      await expect(drawer.getByRole('spinbutton').first()).toBeVisible()
      const coveredBy = async () => {
        const { x, y, width, height } = (await drawer.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
        return [x + width, y, height].map(Math.round)
      }
      await expect.poll(coveredBy).toEqual([1280, 0, 900])
      const onTop = await page.evaluate(() => document.elementFromPoint(innerWidth - 20, 10)?.localName)
      expect(onTop).toMatch(/^showroom-/)
    },
  )
}

/** A script that taps what it can, and a sheet that dresses all that a tag is made of. */
const hostileHead = `<script>${hostileScript}</script><style>div, button, a, input, select, table, tr, td, th, ul, li, p, img, svg, span, label, fieldset { ${loud} }
html { font-size: 3px }</style>`

const directionIn = (host: Element) => {
  const root = host.shadowRoot?.querySelector('[part~=root]')
  return root ? getComputedStyle(root).direction : ''
}

for (const [tag, placed] of Object.entries(guestTags))
  for (const [lang, dir] of [
    ['en', 'ltr'],
    ['ar', 'rtl'],
  ] as const)
    test(
      `${tag} at 320 px, read ${dir}, among all of it: used by keyboard alone, and nothing sticks out`,
      atGate(dir === 'rtl'),
      async ({ page, guest }) => {
        await page.setViewportSize({ width: 320, height: 800 })
        guest.admit(/./)
        const { body, use } = await placed()
        const spoken = body.replaceAll(/<showroom-[a-z-]+/g, `$& lang="${lang}"`)
        await guest.visit(
          guestFiles({ html: `lang="${lang}" dir="${dir}"`, head: hostileHead, body: spoken }),
        )
        await use(page)
        expect(await page.locator(tag).evaluate(directionIn)).toBe(dir)
        await expect.poll(() => sidewaysOf(page)).toBe(0)
      },
    )
