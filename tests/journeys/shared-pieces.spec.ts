import type { Locator, Page } from '@playwright/test'
import { ask, aVerifiedPerson, expect, hostAt, type Person, test } from '../factories/person.ts'
import { openAsPro } from '../factories/pro-pricing.ts'

test.use({ complainsOf: /status of 422/ })

const toastSaying = (page: Page, text: string) => page.locator('.toast', { hasText: text })

const signedInAt = async (page: Page, { token }: Person, path: string) => {
  await page.addInitScript((kept) => {
    if (sessionStorage.getItem('begun')) return
    sessionStorage.setItem('begun', '1')
    localStorage.setItem('authToken', kept ?? '')
  }, token)
  await page.goto(hostAt(path))
}

const loggedOut = async (page: Page): Promise<Locator> => {
  const person = await aVerifiedPerson()
  await page.clock.install()
  await signedInAt(page, person, '/faq')
  await page.getByRole('banner').getByRole('button', { name: 'Ana', exact: true }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  const toast = toastSaying(page, 'Logged Out Successfully')
  await expect(toast).toBeVisible()
  return toast
}

test('a toast stands below the header at the end for ten seconds, and not while a pointer or the keyboard is on it', async ({
  page,
}) => {
  const toast = await loggedOut(page)
  await toast.hover()
  // From here on only the test lets time pass, however slow the machine.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  await page.clock.runFor(30_000)
  await expect(toast).toBeVisible()
  const places = async () => {
    const [box, header] = [await toast.boundingBox(), await page.getByRole('banner').boundingBox()]
    const headerEnds = (header?.y ?? 0) + (header?.height ?? 0)
    return { below: (box?.y ?? 0) - headerEnds, fromEnd: 1280 - (box?.x ?? 0) - (box?.width ?? 0) }
  }
  // It may still be coming in.
  await expect(async () => {
    const { below, fromEnd } = await places()
    expect(below).toBeGreaterThan(0)
    expect(below).toBeLessThan(60)
    expect(fromEnd).toBeLessThan(60)
  }).toPass({ timeout: 30_000 })

  await toast.getByRole('button', { name: 'Dismiss' }).focus()
  await page.mouse.move(10, 800)
  await page.clock.runFor(30_000)
  await expect(toast, 'the keyboard is still on it').toBeVisible()

  await page.getByRole('button', { name: 'Dismiss' }).blur()
  await page.clock.runFor(9_900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast).toHaveCount(0)
})

const waysToClose = {
  'its button': (toast: Locator) => toast.getByRole('button', { name: 'Dismiss' }).click(),
  Escape: (toast: Locator) => toast.page().keyboard.press('Escape'),
}

for (const [way, close] of Object.entries(waysToClose))
  test(`a toast is closed by ${way}`, async ({ page }) => {
    const toast = await loggedOut(page)
    await close(toast)
    await expect(toast).toHaveCount(0)
  })

test('the page that is typed is gone to, its letters left out and the last page the most', async ({
  page,
}) => {
  await page.goto(hostAt('/category/tile-flooring'))
  const pages = page.getByRole('navigation', { name: /^Pages/ })
  const box = pages.getByLabel('Go to page')
  await box.fill('2')
  await box.press('Enter')
  await expect(page).toHaveURL(/[?&]page=2\b/)
  await expect(pages.locator('[aria-current=page]')).toHaveText('2')

  await box.fill('9a99999')
  await box.press('Enter')
  await expect(pages.locator('[aria-current=page]')).not.toHaveText('2')
  await expect(pages.getByRole('button', { name: 'Next', exact: true })).toBeDisabled()
})

test('a table says that its rows are those from before, until those that are asked for have come', async ({
  page,
}) => {
  await openAsPro(page, '/account/markup?category=fans&sort=name')
  const table = page.getByRole('table', { name: 'Your prices, material by material' })
  await expect(table).toBeVisible()
  await expect(table).not.toHaveAttribute('aria-busy')
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/markup/products*', async (route) => {
    await answered
    await route.continue()
  })
  await table.getByRole('columnheader').getByRole('button').first().click()
  await expect(table).toHaveAttribute('aria-busy', 'true')
  answer()
  await expect(table).not.toHaveAttribute('aria-busy')
})

/** As a browser hands over what is dropped or pasted. */
const hand = (target: Locator, kind: 'drop' | 'paste', name: string, text: string) =>
  target.evaluate(
    (element, [how, fileName, words]) => {
      const held = new DataTransfer()
      held.items.add(new File([words], fileName, { type: 'text/csv' }))
      const event =
        how === 'drop'
          ? new DragEvent('drop', { dataTransfer: held, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: held, bubbles: true, cancelable: true })
      element.dispatchEvent(event)
    },
    [kind, name, text] as const,
  )

test('files are dropped and pasted where they are chosen', async ({ page }) => {
  const person = await aVerifiedPerson()
  const { data } = await ask<{ id: string }>('POST /api/project', {
    token: person.token,
    body: { name: 'Main bath', zip_code: '91101', showroom: 'HARVEST2' },
  })
  await signedInAt(page, person, `/projects/${data.id}/files`)
  const place = page.locator('.file-drop')
  await hand(place, 'drop', 'dropped.csv', 'sku,qty\nTILE-1,9\n')
  await expect(page.getByRole('button', { name: 'Download dropped.csv' })).toBeVisible()
  await hand(place, 'paste', 'pasted.csv', 'sku,qty\nTILE-2,4\n')
  await expect(page.getByRole('button', { name: 'Download pasted.csv' })).toBeVisible()
  await hand(place, 'drop', 'page.html', '<p>no</p>')
  await expect(
    page.getByText('Please choose a PDF, CSV, XLSX, DWG, DXF, JPG, PNG or WebP file.'),
  ).toBeVisible()
})
