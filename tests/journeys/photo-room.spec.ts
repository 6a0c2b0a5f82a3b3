import { violationsOf } from '../factories/axe.ts'
import { aVerifiedPerson, expect, hostAt, test } from '../factories/person.ts'
import { colorAt, lay, withFloorMarked } from '../factories/photo.ts'
import { signedInOn } from '../factories/shopper.ts'
import { typeInto } from '../factories/sign-in-window.ts'

// Axe is put into the page.
test.use({ bypassCSP: true })

test('a room in a photo is saved, found on another device, shown to somebody by a link, put on paper and removed with its photo', async ({
  page,
  browser,
}) => {
  const person = await aVerifiedPerson()
  await signedInOn(page, person)
  await withFloorMarked(page)
  await lay(page, 'floor', 3)
  await page.getByRole('textbox', { name: 'Name of the room' }).fill('Our hall')
  const sent = page.waitForResponse((reply) => reply.url().includes('/api/visualization/photo?'))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  expect((await sent).status()).toBe(200)
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
  await expect(page).toHaveURL(/photo\?room=/)
  const address = page.url()

  const other = await browser.newContext()
  const elsewhere = await other.newPage()
  await signedInOn(elsewhere, person)
  // Another showroom is open there: the room stays what it is.
  await elsewhere.addInitScript(() => localStorage.setItem('vsd_id', 'CEDAR936'))
  await elsewhere.goto(hostAt('/visualize/photo'))
  await elsewhere.getByRole('link', { name: 'Our hall' }).click()
  await expect(elsewhere).toHaveURL(address)
  const total = elsewhere.getByText(/^Room total/)
  await expect(total).toHaveText(await page.getByText(/^Room total/).innerText())
  await elsewhere.getByRole('button', { name: 'Corners', exact: true }).click()
  await expect(elsewhere.getByLabel('The other side')).toHaveValue('8')
  await elsewhere.getByRole('button', { name: 'Result' }).click()
  const bare = await colorAt(page, 0.4, 0.88)
  await expect.poll(() => colorAt(elsewhere, 0.4, 0.88)).not.toEqual([0, 0, 0])
  expect(await violationsOf(elsewhere)).toEqual([])
  expect(bare).toHaveLength(3)

  await lay(elsewhere, 'floor', 4)
  await elsewhere.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(elsewhere.getByRole('button', { name: 'Saved' })).toBeVisible()

  await elsewhere.getByRole('button', { name: 'Save as PDF' }).click()
  const paper = elsewhere.waitForEvent('download')
  await elsewhere.getByRole('button', { name: 'Save the PDF' }).click()
  expect((await paper).suggestedFilename()).toBe('Our hall board.pdf')

  await elsewhere.getByRole('button', { name: 'Share', exact: true }).click()
  await elsewhere.getByRole('button', { name: 'Make a link' }).click()
  const link = await elsewhere.getByLabel('Link', { exact: true }).inputValue()
  await elsewhere.keyboard.press('Escape')
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(link)
  await expect(guest.getByRole('heading', { level: 1, name: 'Our hall' })).toBeVisible()
  const picture = guest.getByRole('img', { name: /^Our hall, with the materials/ })
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(guest.getByText('$')).toHaveCount(0)
  await guest.getByRole('button', { name: /^Floor: / }).click()
  const card = guest.getByRole('region', { name: /^Floor: / })
  await expect(card.getByRole('link', { name: 'Open' })).toBeVisible()
  // Nobody has measured the floor.
  await expect(card.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
  expect(await violationsOf(guest)).toEqual([])
  await card.getByRole('link', { name: 'Open' }).click()
  await expect(guest).toHaveURL(/\/product\//)
  await guest.goBack()

  await elsewhere.goto(hostAt('/visualize/photo'))
  await elsewhere.getByRole('button', { name: 'Remove Our hall' }).click()
  await elsewhere.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(elsewhere.getByRole('link', { name: 'Our hall' })).toBeHidden()
  await guest.reload()
  await expect(guest.getByRole('heading', { level: 1, name: 'Our hall' })).toBeHidden()
  await other.close()
})

test('a guest’s room waits while they sign in, and goes into a project with its areas owned up to', async ({
  page,
}) => {
  const person = await aVerifiedPerson()
  await withFloorMarked(page)
  await lay(page, 'floor', 3)
  await page.getByRole('button', { name: 'Add as options' }).click()
  await expect(page.getByText('Type the areas that you have measured')).toBeVisible()
  await page.getByLabel('Areas are read from my photo.').check()
  await page.getByRole('button', { name: 'Add as options' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await typeInto(page, person)
  await expect(page).toHaveURL(/photo\?room=/)
  await expect(page.getByRole('textbox', { name: 'Name of the room' })).toHaveValue('My room')
  await page.getByLabel('Areas are read from my photo.').check()
  await page.getByRole('button', { name: 'Add as options' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Project', { exact: true }).selectOption({ label: 'A new project' })
  await dialog.getByLabel('Name of the project').fill('Our house')
  await dialog.getByRole('button', { name: 'Add as options' }).click()
  await page.getByRole('link', { name: 'Open the project' }).click()
  await expect(page.getByRole('heading', { name: 'Our house' })).toBeVisible()
})
