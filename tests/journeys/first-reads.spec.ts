import { expect, hostAt, test } from '../factories/person.ts'
import { arrive, visitors } from '../factories/visitors.ts'

const isOf = (call: string) => (address: URL) => address.pathname === `/api/${call}`

test('what a page of a workspace asks first is under way before its program has come, and is asked once', async ({
  page,
}) => {
  await arrive(page, await visitors.contractor(), false)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const list = page.waitForRequest((request) => isOf('sold_order')(new URL(request.url())))
  await page.route('**/assets/frame-*.js', async (program) => {
    await list
    await program.continue()
  })
  await page.goto(hostAt('/account/orders'))
  await expect(page.locator('.list-table').getByRole('status')).toHaveText(/\d orders?$/)
  expect(asked.filter((path) => path === '/api/sold_order')).toHaveLength(1)
  expect(asked.filter((path) => path === '/api/authuser')).toHaveLength(1)
})

test('an address that says more is asked for by the page alone, and so is everything in client view', async ({
  page,
}) => {
  await arrive(page, await visitors.contractor(), false)
  const lists: string[] = []
  page.on('request', (request) => {
    const address = new URL(request.url())
    if (isOf('sold_order')(address)) lists.push(address.searchParams.get('s') ?? '')
  })
  await page.goto(hostAt('/account/orders?s=nobody-is-called-so'))
  // Above the list, and in its place once it is known that nothing is found.
  await expect(page.getByRole('button', { name: 'Clear the filters' })).toHaveCount(2)
  expect(lists).toEqual(['nobody-is-called-so'])

  await page.evaluate(() => localStorage.setItem('client_view', 'yes'))
  const asked = page.waitForRequest((request) => new URL(request.url()).searchParams.get('s') === '')
  await page.goto(hostAt('/account/orders'))
  expect((await asked).headers()).toHaveProperty('showroom-view', 'client')
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
})
