import type { Template } from '@showroom/contract/visualizer/visualizer'
import type { Locator } from '@playwright/test'
import { violationsOf } from '../factories/axe.ts'
import { guestFiles } from '../factories/guest-page.ts'
import { floorGoods, otherFixture, otherFloor, rowOf } from '../factories/guest-rooms.ts'
import { embedOrigin, expect, type Page, test } from '../factories/guest-site.ts'
import { atGate } from '../factories/lane.ts'
import { money } from '../factories/shopper.ts'
import { sidewaysOf } from '../factories/still.ts'

const template = 'kitchen-modern-1'

/** What a theme dresses its own page with, and the place that the author keeps for the rooms. */
const head = `<style>showroom-visualizer { display: flow-root; min-height: 2400px }
button, h2, h3, table, td, th, label, select { background: rgb(255, 255, 0); color: rgb(255, 0, 0); letter-spacing: 6px; text-transform: uppercase }</style>`

const site = () =>
  guestFiles({
    head,
    body: `<header class="bar"><a href="/">Miller &amp; Sons</a> <showroom-cart-button></showroom-cart-button></header>
<main><h1>See it in your room</h1><showroom-visualizer room="kitchen"></showroom-visualizer></main>`,
  })

/** The room as a program of the showroom’s would be told of it. */
const roomOf = async (showroom: string, lay = ''): Promise<Template> => {
  const query = new URLSearchParams({ showroom, ...(lay && { lay }) })
  const reply = await fetch(`${embedOrigin()}/api/visualization/template/${template}?${query}`)
  const { data }: { data: Template } = await reply.json()
  return data
}

const roomTotal = (rooms: Locator) => rooms.getByRole('paragraph').filter({ hasText: /^Room total/ })
const openRoom = async (rooms: Locator, { title }: Template) => {
  await rooms.getByRole('button', { name: new RegExp(`^${title}`) }).click()
  await expect(rooms.getByRole('heading', { name: title })).toBeVisible()
  await expect(floorGoods(rooms)).toBeVisible()
}

/** Another floor and a faucet; the room as it is then is asked for by what the way to the editor says. */
const chooseOthers = async (rooms: Locator): Promise<Template> => {
  const choose = async ({ name, button }: { name: string; button: Locator }, place: string) => {
    await button.click()
    await expect(rowOf(rooms, name)).toContainText(place)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  }
  await choose(await otherFloor(rooms), 'Floor')
  await choose(await otherFixture(rooms, 'Kitchen faucet'), 'Kitchen faucet')
  const link = await rooms.getByRole('link', { name: 'Open the full editor' }).getAttribute('href')
  return roomOf('HARVEST2', new URL(link ?? '').searchParams.get('lay') ?? '')
}

/** Each line says how much of it the room needs, and what it costs here. */
const expectListed = async (rooms: Locator, { lines, total_cents: total }: Template) => {
  await expect(roomTotal(rooms)).toHaveText(`Room total ${money(total ?? 0)}`)
  for (const { name, qty, uom, line_total_cents: sum } of lines) {
    await expect(rowOf(rooms, name)).toContainText(`${qty} × ${uom}`)
    await expect(rowOf(rooms, name)).toContainText(money(sum ?? 0))
  }
}

/** Each line of the room is one of the cart, at the same price, with what was measured and what its boxes cover. */
const expectInCart = async (page: Page, { lines }: Template) => {
  await page.locator('showroom-cart-button').getByRole('button').click()
  const cart = page.getByRole('dialog')
  await expect(cart.getByRole('spinbutton')).toHaveCount(lines.length)
  for (const { name, qty, area, waste_pct: waste, line_total_cents: sum } of lines) {
    await expect(cart.getByRole('spinbutton', { name: `Quantity of ${name}` })).toHaveValue(String(qty))
    const line = cart.getByRole('listitem').filter({ hasText: name })
    await expect(line).toContainText(money(sum ?? 0))
    // A fixture covers nothing.
    if (area === 0) continue
    await expect(line).toContainText(`Measured: ${Math.round(area / 10) / 100} sq ft`)
    await expect(line).toContainText(`+ ${waste} % for cuts`)
  }
}

const drawnIn = (rooms: Locator) =>
  rooms.evaluate((host) => {
    const styles = ['h2', 'h3', '.rooms-goods button', 'td', 'label'].map((selector) =>
      getComputedStyle(host.shadowRoot?.querySelector(selector) ?? host),
    )
    return styles.map(({ color, backgroundColor, letterSpacing, textTransform }) =>
      [color, backgroundColor, letterSpacing, textTransform].join(),
    )
  })

for (const width of [1280, 390])
  test(
    `at ${width} px a visitor picks a room, changes its floor and its faucet, and takes it along at the prices of the showroom`,
    atGate(width === 390),
    async ({ page, guest }) => {
      await page.setViewportSize({ width, height: 900 })
      const [before, elsewhere] = [await roomOf('HARVEST2'), await roomOf('0')]
      expect(before.total_cents).not.toBe(elsewhere.total_cents)
      await guest.visit(site())
      const rooms = page.locator('showroom-visualizer')
      await guest.answering(() => openRoom(rooms, before))
      await expectListed(rooms, before)
      let after = before
      await guest.answering(async () => {
        after = await chooseOthers(rooms)
      })
      expect(after.total_cents).not.toBe(before.total_cents)
      expect(after.lines.filter(({ fixtures }) => fixtures.length > 0)).toHaveLength(1)
      await expectListed(rooms, after)
      expect(
        (await drawnIn(rooms)).filter((style) => /255, 0, 0|255, 255, 0|6px|uppercase/.test(style)),
      ).toEqual([])
      await expect.poll(() => sidewaysOf(page)).toBe(0)
      await guest.answering(async () => {
        await rooms.getByRole('button', { name: 'Other floor plan' }).click()
        await expect(rooms.getByLabel('Floor plan')).toBeVisible()
      })
      await expect.poll(() => sidewaysOf(page)).toBe(0)

      await rooms.getByRole('button', { name: 'Add all to cart' }).click()
      await expect(rooms.getByRole('button', { name: 'Added to cart' })).toBeVisible()
      await expectInCart(page, after)
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

      await guest.look()
      guest.admit(/^global: window has got (?:axe|__core-js_shared__)$/, /^page: .*axe/)
      expect((await violationsOf(page)).filter((found) => found.includes('showroom-'))).toEqual([])
    },
  )
