import { expect, hostAt, test } from '../factories/person.ts'

test('a page that is gone to is scrolled to its top once, after 100 ms', async ({ page }) => {
  await page.addInitScript(() => {
    const went: { y: number; at: number }[] = []
    Object.assign(window, { went })
    const scrollTo = window.scrollTo.bind(window) as (x: number, y: number) => void
    window.scrollTo = ((x: number, y: number) => {
      if (typeof x === 'number') went.push({ y, at: performance.now() })
      scrollTo(x, y)
    }) as typeof window.scrollTo
    document.addEventListener('click', () => Object.assign(window, { pressedAt: performance.now() }), true)
  })
  await page.goto(hostAt('/terms_of_service'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).first().click()
  await expect(page).toHaveURL(hostAt('/privacy_policy'))
  /** What was scrolled to since the press, and how long after it. */
  const scrolls = () =>
    page.evaluate(() => {
      const { went, pressedAt } = window as unknown as {
        went: { y: number; at: number }[]
        pressedAt: number
      }
      return went.filter(({ at }) => at >= pressedAt).map(({ y, at }) => ({ y, after: at - pressedAt }))
    })
  // A page that is shorter stands at its top before anybody has scrolled.
  await expect.poll(async () => (await scrolls()).length).toBeGreaterThan(0)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  const after = await scrolls()
  expect(after.map(({ y }) => y)).toEqual([0])
  expect(after[0]?.after).toBeGreaterThanOrEqual(100)
})

test('a place of the same page is gone to smoothly, and stands 100 px below the top', async ({ page }) => {
  await page.goto(hostAt('/terms_of_service'))
  const link = page.locator('main a[href^="#"]:visible').nth(2)
  const id = (await link.getAttribute('href')) ?? ''
  await link.click()
  const top = () => page.evaluate((of) => document.querySelector(of)?.getBoundingClientRect().top ?? 0, id)
  await expect.poll(async () => Math.abs((await top()) - 100)).toBeLessThanOrEqual(1)
  await expect.poll(() => new URL(page.url()).hash).toBe(id)
})

test('on a phone Back closes the sheet that is open, and leaves the page only then', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(hostAt('/cart'))
  await page.getByRole('link', { name: 'Back to shopping' }).click()
  const list = hostAt('/visualize/contractor/all')
  await expect(page).toHaveURL(list)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(list)

  await page.getByRole('button', { name: /^Filter/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('checkbox').first().check()
  await expect(page).toHaveURL(/all\?/)
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/all\?/)
  await page.goBack()
  await expect(page).toHaveURL(list)
  await page.goBack()
  await expect(page).toHaveURL(hostAt('/cart'))
})
