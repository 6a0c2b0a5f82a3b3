import { guestFiles } from '../factories/guest-page.ts'
import { embedOrigin, expect, scriptTag, test } from '../factories/guest-site.ts'

/** Not a showroom for development: no page of this machine may show it. */
const elsewhere = 'K7QWM3ZT'
const fault = /^console: error: (Failed to load resource|Access to fetch .* has been blocked by CORS)/

test('a page that is not on the list shows a polite card, tells its builder why, and gets no data', async ({
  page,
  guest,
  complaints,
}) => {
  guest.admit(fault, /^console: error: Showroom: /)
  const answers: string[] = []
  page.on('response', async (answer) => {
    if (new URL(answer.url()).pathname.startsWith('/api/')) answers.push(await answer.text().catch(() => ''))
  })
  await guest.visit(guestFiles({ script: scriptTag(elsewhere) }))
  const card = page.getByText('This shop isn’t open on this website yet')
  await expect(card).toBeVisible()
  await expect(card).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Visit the showroom' })).toHaveAttribute(
    'href',
    `${embedOrigin()}/showroom/visualize/contractor/all?showroom=${elsewhere}`,
  )
  await expect.poll(() => complaints.filter((line) => line.includes('Showroom: ')).length).toBe(1)
  const said = complaints.find((line) => line.includes('Showroom: '))
  expect(said).toContain(
    `${new URL(page.url()).origin} is not among the verified websites of showroom ${elsewhere}`,
  )
  const refusal = {
    success: false,
    code: 'origin_refused',
    message: 'This showroom is not available on this website.',
  }
  const heard = () => answers.filter(Boolean).map((text): unknown => JSON.parse(text))
  await expect.poll(heard).toContainEqual(refusal)
  for (const text of answers.filter(Boolean)) expect(JSON.parse(text)).toEqual(refusal)
})

test('its link opens the showroom on the marketplace, where the visitor may also leave it', async ({
  page,
}) => {
  await page.goto(`${embedOrigin()}/showroom/visualize/contractor/all?showroom=${elsewhere}`)
  await expect(page.getByRole('heading', { name: 'Northgate Kitchen & Bath' })).toBeVisible()
  await expect(page).toHaveURL(`${embedOrigin()}/showroom/visualize/contractor/all`)
  await page.getByRole('button', { name: 'Leave showroom' }).click()
  await expect(page.getByRole('heading', { name: 'All materials' }).first()).toBeVisible()
})

test('a page on no website at all, as in a sandboxed frame, gets the card, too', async ({ page, guest }) => {
  guest.admit(fault, /^console: error: Showroom: /)
  const inside = `<!doctype html>${scriptTag()}<showroom-shop></showroom-shop>`
  await guest.visit(
    guestFiles(
      { body: '<iframe sandbox="allow-scripts" src="/inside.html" width="600" height="600"></iframe>' },
      { '/inside.html': inside },
    ),
  )
  await expect(
    page.frameLocator('iframe').getByText('This shop isn’t open on this website yet'),
  ).toBeVisible()
})
