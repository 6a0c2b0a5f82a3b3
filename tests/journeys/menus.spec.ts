import type { Page } from '@playwright/test'
import { violationsOf } from '../factories/axe.ts'
import { atGate } from '../factories/lane.ts'
import { expect, hostAt, test } from '../factories/visit.ts'

const department = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Departments' }).getByRole('button', { name, exact: true })

const allOf = (page: Page, name: string) => page.getByRole('link', { name: `All of ${name}` })

const rememberedCategory = (page: Page) =>
  page.evaluate((): unknown => JSON.parse(localStorage.getItem('product_category') ?? 'null'))

test('a pointer that rests on a department opens its panel, and leaving closes it', async ({ page }) => {
  await page.goto(hostAt('/our-brands'))
  await department(page, 'Kitchen').hover()
  await expect(allOf(page, 'Kitchen')).toBeVisible()
  await department(page, 'Flooring').hover()
  await expect(allOf(page, 'Flooring')).toBeVisible()
  await expect(allOf(page, 'Kitchen')).toBeHidden()
  await page.getByRole('heading', { level: 1 }).hover({ force: true, position: { x: 1, y: 1 } })
  await page.mouse.move(640, 890)
  await expect(allOf(page, 'Flooring')).toBeHidden()
})

test('a press opens a panel, a second one closes it, and one beside it closes it too', async ({ page }) => {
  await page.goto(hostAt('/our-brands'))
  await department(page, 'Kitchen').click()
  await expect(department(page, 'Kitchen')).toHaveAttribute('aria-expanded', 'true')
  await department(page, 'Kitchen').click()
  await expect(department(page, 'Kitchen')).toHaveAttribute('aria-expanded', 'false')
  await department(page, 'Kitchen').press('Enter')
  await expect(allOf(page, 'Kitchen')).toBeVisible()
  await page.mouse.click(640, 890)
  await expect(allOf(page, 'Kitchen')).toBeHidden()
})

test('the keyboard walks the bar and the panel, and Escape gives the focus back', async ({ page }) => {
  await page.goto(hostAt('/our-brands'))
  await department(page, 'Kitchen').focus()
  await page.keyboard.press('ArrowRight')
  await expect(department(page, 'Bathroom')).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('link', { name: 'Shop All', exact: true }).first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(department(page, 'Kitchen')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'Backsplash Tiles', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'Subway Tile', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('link', { name: 'Kitchen Faucets', exact: true })).toBeFocused()
  await page.keyboard.press('End')
  await expect(allOf(page, 'Kitchen')).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowUp')
  await expect(department(page, 'Kitchen')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'Backsplash Tiles', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(department(page, 'Kitchen')).toBeFocused()
  await expect(allOf(page, 'Kitchen')).toBeHidden()
})

test('a subcategory of the panel is where it leads, and the panel is gone', async ({ page }) => {
  await page.goto(hostAt('/our-brands'))
  await department(page, 'Bathroom').click()
  await page.getByRole('link', { name: 'One-Piece', exact: true }).click()
  await expect(page).toHaveURL(hostAt('/category/one-piece'))
  await expect(allOf(page, 'Bathroom')).toBeHidden()
  await expect
    .poll(() => rememberedCategory(page))
    .toMatchObject({ name: 'One-Piece', slug_url: 'one-piece' })
})

test.describe('in each theme', () => {
  test.use({ bypassCSP: true, reducedMotion: 'reduce' })

  test('axe finds nothing in an open department', async ({ page }) => {
    await page.goto(hostAt('/our-brands'))
    await department(page, 'Bathroom').click()
    await expect(allOf(page, 'Bathroom')).toBeVisible()
    await isFineInEachTheme(page)
  })

  test('axe finds nothing in the Menu of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(hostAt('/our-brands'))
    await openMenu(page)
    await expect(
      page.getByRole('dialog', { name: 'Menu' }).getByText('Bathroom', { exact: true }),
    ).toBeVisible()
    await isFineInEachTheme(page)
  })
})

const isFineInEachTheme = async (page: Page) => {
  for (const scheme of ['light', 'dark']) {
    await page.evaluate((kept) => document.documentElement.setAttribute('data-scheme', kept), scheme)
    expect(await violationsOf(page), scheme).toEqual([])
  }
}

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
}

for (const width of [390, 768]) {
  test(
    `at ${width} px a leaf of the Menu is remembered and closes it`,
    atGate(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(hostAt('/our-brands'))
      await openMenu(page)
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await menu.getByText('Bathroom', { exact: true }).click()
      await menu.getByText('Toilets', { exact: true }).click()
      const all = menu.getByRole('link', { name: 'All Toilets' })
      await expect(all).toHaveAttribute('href', '/showroom/department/bathroom/toilets')
      await menu.getByRole('link', { name: /^Two-Piece/ }).click()
      await expect(page).toHaveURL(hostAt('/category/two-piece'))
      await expect(menu).toBeHidden()
      await expect
        .poll(() => rememberedCategory(page))
        .toMatchObject({ name: 'Two-Piece', slug_url: 'two-piece' })
    },
  )

  test(
    `at ${width} px the Menu holds the keyboard and the page, and gives both back`,
    atGate(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(hostAt('/our-brands'))
      await openMenu(page)
      await page.mouse.wheel(0, 400)
      for (let tab = 0; tab < 30; tab += 1) {
        await page.keyboard.press('Tab')
        const isOutside = await page.evaluate(
          () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
        )
        expect(isOutside).toBe(false)
      }
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
      await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
    },
  )
}

test('a press beside the Menu closes it, and so does a page that becomes wide', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto(hostAt('/our-brands'))
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await openMenu(page)
  await page.mouse.click(740, 500)
  await expect(menu).toBeHidden()
  await openMenu(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(menu).toBeHidden()
  await department(page, 'Kitchen').click()
  await expect(allOf(page, 'Kitchen')).toBeVisible()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('the Menu is pushed back to where it came from', async ({ page }) => {
    await page.goto(hostAt('/our-brands'))
    await openMenu(page)
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await push(page, [300, 280, 240, 180, 120])
    await expect(menu).toBeHidden()
  })
})

/** A finger that goes sideways, as the browser would report it. */
const push = async (page: Page, xs: number[]) => {
  const client = await page.context().newCDPSession(page)
  const at = (x: number) => ({ touchPoints: [{ x, y: 400 }] })
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(xs[0] ?? 0) })
  for (const x of xs) await client.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(x) })
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
