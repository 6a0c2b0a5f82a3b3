import { violationsOf } from '../factories/axe.ts'
import { goodsAreRead } from '../factories/goods-are-read.ts'
import { expect, hostAt, test } from '../factories/person.ts'
import { aPhoto } from '../factories/photo.ts'

test.use({ bypassCSP: true })

/** The head of a picture that would be 65,500 pixels wide and high, and nothing after it. */
const vastPicture = Buffer.from(
  '89504e470d0a1a0a0000000d494844520000ffdc0000ffdc0802000000' + '00000000'.repeat(4),
  'hex',
)
const hostile = [
  { name: 'plan.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
  { name: 'vast.png', mimeType: 'image/png', buffer: vastPicture },
  {
    name: 'plan.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>parent.bad = 1</script></svg>'),
  },
  { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') },
  { name: 'empty.webp', mimeType: 'image/webp', buffer: Buffer.alloc(0) },
]

test('a guest traces a picture of a floor plan by the keyboard, and only its walls are sent', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname)
  })
  await goodsAreRead('0')
  await page.goto(hostAt('/visualize/own-plan'))
  await page.getByRole('link', { name: 'Trace a picture of a floor plan instead' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Trace a floor plan' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const choose = page.getByLabel('Choose a picture')
  for (const file of hostile) {
    await choose.setInputFiles(file)
    await expect(page.getByRole('alert'), file.name).toContainText('This is not a picture')
  }
  await choose.setInputFiles({ name: 'plan.webp', mimeType: 'image/webp', buffer: await aPhoto() })
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page.getByText('Once you have typed a length, your room is drawn here.')).toBeVisible()

  const length = page.getByRole('textbox', { name: /^How long the line is/ })
  await length.fill('wide')
  await expect(page.getByText('Please write a length as')).toBeVisible()
  await length.fill('10')
  const seen = page.getByRole('region', { name: 'Your room' })
  await expect(seen).toContainText('Floor75 sq ft')
  await page.getByRole('button', { name: 'Second end of the line' }).focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(seen).not.toContainText('Floor75 sq ft')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(seen).toContainText('Floor75 sq ft')

  await page.getByRole('button', { name: 'Walls', exact: true }).click()
  const wall = page.getByRole('listitem').filter({ hasText: 'Wall 1, top' })
  await expect(wall).toContainText('10\' 0"')
  await page.getByRole('button', { name: 'Corner 2' }).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(wall).toContainText('10\' 5"')
  await page.getByRole('button', { name: 'Add a step to wall 1, top' }).click()
  await expect(seen.getByRole('img')).toHaveAttribute('alt', /^L-shaped bathroom/)
  await page.getByRole('button', { name: 'Corner 3' }).focus()
  for (let step = 0; step < 25; step++) await page.keyboard.press('Shift+ArrowDown')
  await expect(seen.getByRole('alert')).toContainText('The walls of this room cross each other.')
  await page.getByRole('textbox', { name: /^What you call it/ }).fill('Bath by the stairs')
  await page.getByRole('button', { name: 'Open this room' }).click()
  await expect(page.getByRole('button', { name: 'Corner 3' })).toBeVisible()
  await page.getByRole('button', { name: 'Corner 3' }).focus()
  for (let step = 0; step < 25; step++) await page.keyboard.press('Shift+ArrowUp')
  await expect(seen.getByRole('alert')).toBeHidden()

  await page.getByLabel('Another picture').setInputFiles(hostile[0] ?? [])
  await expect(page.getByText('What you have traced stays.')).toBeVisible()
  await page.getByRole('button', { name: 'Add a door' }).click()
  expect(await violationsOf(page)).toEqual([])
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width)
  }
  expect(sent).toEqual([])

  const asked = page.waitForRequest('**/api/visualization/floorplan*')
  await page.getByRole('button', { name: 'Open this room' }).click()
  expect((await asked).postDataJSON()).toMatchObject({ plan: { name: 'Bath by the stairs', shape: 'L' } })
  await expect(page.getByRole('heading', { name: 'Bath by the stairs', level: 1 })).toBeVisible()
  expect(sent).toEqual(['/api/visualization/floorplan'])
})
