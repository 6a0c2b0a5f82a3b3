import sharp from 'sharp'
import { violationsOf } from '../factories/axe.ts'
import { expect, hostAt, test } from '../factories/person.ts'
import { aPhoto, colorAt, lay, withFloorMarked } from '../factories/photo.ts'

// Axe is put into the page.
test.use({ bypassCSP: true })

test('a material is laid into a photo of one’s own, which never leaves the browser, and goes into the cart by an area that is owned up to', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname)
  })
  await page.goto(hostAt('/visualize'))
  await page.getByRole('link', { name: 'Use a photo of your own room' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your own photo' })).toBeVisible()

  const choose = page.getByLabel('Choose a photo')
  await choose.setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByRole('alert')).toContainText('This is not a picture')
  await choose.setInputFiles({ name: 'room.webp', mimeType: 'image/webp', buffer: await aPhoto() })
  await expect(page.getByRole('alert')).toBeHidden()
  expect(await violationsOf(page)).toEqual([])

  const corner = page.getByRole('button', { name: 'Far left corner' })
  await corner.focus()
  const before = await corner.evaluate(({ style }) => style.left)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => corner.evaluate(({ style }) => style.left)).not.toBe(before)
  await page.getByLabel('Near side, left to right').fill('wide')
  await expect(page.getByText('Type a length from 3 inches to 100 feet')).toBeVisible()
  await page.getByLabel('Near side, left to right').fill('10')
  await expect(page.getByText(/^About \d+' /)).toBeVisible()
  await page.getByLabel('The other side').fill('8')
  await expect(page.getByText(/^About \d\d sq ft is marked/)).toBeVisible()

  await page.getByRole('button', { name: 'Cut-outs' }).click()
  await page.getByRole('button', { name: 'Cut something out' }).click()
  await expect(page.getByRole('button', { name: 'Point 1 of cut-out 1' })).toBeVisible()
  const [wall, rug, floor] = await Promise.all([
    colorAt(page, 0.1, 0.1),
    colorAt(page, 0.5, 0.76),
    colorAt(page, 0.4, 0.88),
  ])

  const card = page.getByRole('region', { name: 'Materials for floor' }).getByRole('listitem').nth(3)
  const name = await card.locator('strong').innerText()
  await card.getByRole('button').click()
  await expect(page.getByRole('img', { name: `Your photo. Floor: ${name}.` })).toBeVisible()
  await expect.poll(() => colorAt(page, 0.4, 0.88)).not.toEqual(floor)
  // What is not marked, and what is cut out, is the photo’s own.
  expect(await colorAt(page, 0.1, 0.1)).toEqual(wall)
  expect(await colorAt(page, 0.5, 0.76)).toEqual(rug)
  expect(await violationsOf(page)).toEqual([])
  expect(sent).toEqual([])

  await page.getByRole('button', { name: 'Add all to cart' }).click()
  await expect(page.getByText('Type the areas that you have measured')).toBeVisible()
  await page.getByLabel('Areas are read from my photo.').check()
  const asked = page.waitForRequest('**/api/projectCart/sync_to_cart*')
  await page.getByRole('button', { name: 'Add all to cart' }).click()
  expect((await asked).postDataJSON()).toMatchObject({
    items: [{ coverage_note: { rooms: [{ name: 'Floor, estimated from a photo' }] } }],
  })
  await page.getByRole('link', { name: 'Go to cart' }).click()
  await expect(page.getByText(name).first()).toBeVisible()
  expect(sent.every((path) => path === '/api/projectCart/sync_to_cart')).toBe(true)
})

test('what is typed of one kind of surface is not taken for another, and an outline beyond the horizon has no area', async ({
  page,
}) => {
  await withFloorMarked(page)
  const owned = page.getByLabel('Areas are read from my photo.')
  await lay(page, 'floor', 0)
  await owned.check()
  await page.getByRole('button', { name: 'Corners', exact: true }).click()
  await page.getByLabel('The other side').fill('9')
  await expect(page.getByText('About 90 sq ft is marked')).toBeVisible()
  await expect(owned).not.toBeChecked()
  await page.getByLabel('Area, sq ft').fill('84.5')
  await expect(owned).toBeHidden()
  await page.getByRole('group', { name: 'What is it?' }).getByRole('button', { name: 'Backsplash' }).click()
  await expect(page.getByLabel('Area, sq ft')).toHaveValue('')

  await page.getByRole('button', { name: 'Outline', exact: true }).click()
  await page.getByRole('button', { name: 'Point 1 of the outline' }).focus()
  for (let step = 0; step < 20; step++) await page.keyboard.press('Shift+ArrowUp')
  await expect(page.getByRole('alert')).toContainText(
    'The outline goes beyond where this surface can be seen',
  )
  await expect(page.getByText(/sq ft is marked in the photo/)).toBeHidden()
  expect(await violationsOf(page)).toEqual([])
})

test.describe('an engine that does not start', () => {
  test.use({ complainsOf: /engine|ERR_FAILED/ })

  test('is told of, and can be tried again', async ({ page }) => {
    await page.route(/assets\/engine/, (route) => route.abort())
    await withFloorMarked(page)
    await lay(page, 'floor', 0)
    await expect(page.getByRole('alert')).toHaveText('The drawing could not be started.')
    expect(await violationsOf(page)).toEqual([])
    await page.unroute(/assets\/engine/)
    const before = await colorAt(page, 0.4, 0.88)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => colorAt(page, 0.4, 0.88)).not.toEqual(before)
    await expect(page.getByRole('alert')).toBeHidden()
  })
})

test('the lens that a camera wrote into its photo tells the other side, and is kept with the room', async ({
  page,
}) => {
  const taken = async (millimetres: string) => ({
    name: 'room.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp(await aPhoto())
      .withExif({ IFD2: { FocalLengthIn35mmFilm: millimetres } })
      .jpeg()
      .toBuffer(),
  })
  await page.goto(hostAt('/visualize/photo'))
  const guess = page.getByText(/^About .+ by the picture/)
  const told: string[] = []
  for (const millimetres of ['24', '70']) {
    await page.getByLabel(/^(Choose a|Another) photo$/).setInputFiles(await taken(millimetres))
    await page.getByLabel('Near side, left to right').fill('10')
    await expect(guess).toBeVisible()
    told.push(await guess.innerText())
  }
  expect(told[0]).not.toBe(told[1])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/photo\?room=/)
  await page.reload()
  await page.getByRole('button', { name: 'Corners', exact: true }).click()
  await expect(guess).toHaveText(told[1] ?? '')
})
