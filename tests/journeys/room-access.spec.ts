import type { Page } from '@playwright/test'
import { violationsOf } from '../factories/axe.ts'
import { goodsAreRead } from '../factories/goods-are-read.ts'
import { expect, hostAt, test } from '../factories/person.ts'
import { lay, withFloorMarked } from '../factories/photo.ts'

// Axe is put into the page.
test.use({ bypassCSP: true })

const openRoom = async (page: Page) => {
  await goodsAreRead('0')
  await page.goto(hostAt('/visualize/room?plan=bath-double-8x10&template=bathroom-modern-1'))
  const materials = page.getByRole('region', { name: 'Materials for floor' })
  await expect(materials.getByRole('listitem').first()).toBeVisible()
  await expect(page.locator('.room-canvas canvas')).toBeVisible()
}

/** Of each group of buttons and choices what is chosen and what is not, where both are painted alike. */
const chosenAlike = (page: Page): Promise<string[]> =>
  page.locator('.room').evaluate((room) => {
    const paintOf = (element: Element) => {
      const { backgroundColor, outlineStyle, outlineWidth, borderTopColor, boxShadow } =
        getComputedStyle(element)
      return [backgroundColor, outlineStyle, outlineWidth, borderTopColor, boxShadow].join()
    }
    const isChosen = (element: Element) =>
      element.getAttribute('aria-pressed') === 'true' || element.getAttribute('data-chosen') === 'true'
    const all = [
      ...room.querySelectorAll('button[aria-pressed]:not(.room-card), [data-chosen]:not(.room-spot)'),
    ]
    return all.filter(isChosen).flatMap((chosen) => {
      const other = all.find((each) => each.parentElement === chosen.parentElement && !isChosen(each))
      return other && paintOf(other) === paintOf(chosen) ? [chosen.textContent ?? ''] : []
    })
  })

const moving = (page: Page): Promise<number> => page.evaluate(() => document.getAnimations().length)

test('a screen reader hears of each surface what it is and what lies there, and the picture says the same', async ({
  page,
}) => {
  await openRoom(page)
  const surfaces = page.getByRole('group', { name: 'Surfaces' })
  await expect(surfaces).toMatchAriaSnapshot(`
    - group "Surfaces":
      - radio /^Floor .+ Tile/ [checked]
      - radio /^Shower floor .+ Mosaic/
      - radio /^Wall tile .+ Tile/
      - radio /^Shower wall .+ Tile/
      - 'radio /^Wall paint #[0-9a-f]{6}$/'
      - 'radio /^Cabinets #[0-9a-f]{6}$/'
      - radio "Metal finish Matte Black"
      - paragraph: Fixtures
      - radio "Vanity Nothing chosen"
      - radio "Bathroom faucet Nothing chosen"
      - radio "Toilet Nothing chosen"
      - radio "Shower set Nothing chosen"
      - radio "Lights Nothing chosen"
  `)
  await expect(page.locator('.room-picture')).toMatchAriaSnapshot(`
    - img /Floor. .+ Shower floor. .+ Wall tile. .+ Metal finish. Matte Black.+ Lights. Nothing chosen/
  `)
  await page.getByRole('radio', { name: 'Toilet Nothing chosen' }).check()
  const toilets = page.getByRole('region', { name: 'Toilet' })
  await toilets.locator('.room-card').first().click()
  await expect(surfaces).toMatchAriaSnapshot(`
    - group "Surfaces":
      - radio /^Toilet (?!Nothing)/ [checked]
  `)
  await expect(page.getByRole('table')).toMatchAriaSnapshot(`
    - table:
      - rowgroup:
        - row:
          - columnheader "Product"
          - columnheader "Where"
          - columnheader "Area"
          - columnheader "Quantity"
          - columnheader "Price"
      - rowgroup:
        - row /Floor .+ sq ft .+ boxes \\$/
        - row /Toilet – 1 piece \\$/
  `)
})

test.describe('with colors of the system', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('what is chosen is seen in the room and in a photo, and nothing is lost', async ({ page }) => {
    await openRoom(page)
    await page.getByRole('button', { name: 'Before and after' }).click()
    await expect(page.getByRole('button', { name: 'Before and after', pressed: true })).toBeVisible()
    expect(await chosenAlike(page)).toEqual([])
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('radio', { name: /^Metal finish/ }).check()
    await expect(page.getByRole('button', { name: 'Matte Black', pressed: true })).toBeVisible()
    expect(await chosenAlike(page)).toEqual([])

    await withFloorMarked(page)
    expect(await chosenAlike(page)).toEqual([])
    expect(await violationsOf(page)).toEqual([])
    await lay(page, 'floor', 1)
    await expect(page.getByRole('button', { name: 'Result', pressed: true })).toBeVisible()
    expect(await chosenAlike(page)).toEqual([])
  })
})

test.describe('without movement', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves when a room opens, a material is laid, and the sheet of a phone is pulled up', async ({
    page,
  }) => {
    await openRoom(page)
    expect(await moving(page)).toBe(0)
    await lay(page, 'floor', 1)
    expect(await moving(page)).toBe(0)
    await page.setViewportSize({ width: 390, height: 780 })
    await page.getByRole('button', { name: 'Show everything' }).click()
    expect(await moving(page)).toBe(0)
  })
})
