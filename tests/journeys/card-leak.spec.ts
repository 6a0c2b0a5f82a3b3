import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { cardFrameOn, typeCard } from '../factories/card.ts'
import { openKept } from '../factories/kept.store.ts'
import { ask, expect, hostAt, test as base, verifyCodeOf } from '../factories/person.ts'
import {
  fillCard,
  fillShipping,
  fillSignUp,
  openWizard,
  storedToken,
  thanks,
  toCard,
  toShipping,
} from '../factories/registration.ts'
import { type RunningServer, startServer } from '../factories/running-server.ts'
import { forJourneys } from '../factories/server.ts'
import { aSmallCatalogue } from '../factories/small-catalogue.ts'

// A card is typed in a real browser, by somebody who registers and again in the account, while the server and the
// payment sandbox log all they can. Then every line, every table and every request is searched for it.

const visa = '4242424242424242'
const amexNumber = '378282246310005'

/** A number in any grouping, spaces written as in a form or an address included. */
const anyGrouping = (digits: string) => [...digits].join('(?:[ +.-]|%20)?')
const numbers = `(${anyGrouping(visa)}|${anyGrouping(amexNumber)})`
const linesLike = (text: string, pattern: string) =>
  text.split('\n').filter((line) => new RegExp(pattern).test(line))

/** By itself: four signs within a number, an id or a hash are no CVC. */
const alone = (digits: string) => `(^|[^0-9A-Za-z.-])${digits}([^0-9A-Za-z.-]|$)`

/** One that nothing has said before it is typed, such as the number of a process. */
const aCvcUnlike = (log: string): string => {
  const cvc = ['7391', '6283', '9517', '8462'].find((digits) => linesLike(log, alone(digits)).length === 0)
  if (!cvc) throw new Error('The log says every one of the numbers that could be typed.')
  return cvc
}

const test = base.extend<object, { leaking: RunningServer & { dataDir: string } }>({
  leaking: [
    async ({ browserName: _same }, hand) => {
      const { dataDir, remove } = await aSmallCatalogue()
      const server = await startServer({ dataDir, environment: { ...forJourneys, LOG_LEVEL: 'trace' } })
      // Its answer waits until the sandbox has made its database.
      const headers = { authorization: 'Bearer sk_test_sandbox' }
      expect((await fetch(`${server.sandboxOrigin}/v1/customers`, { method: 'POST', headers })).status).toBe(
        200,
      )
      await hand({ ...server, dataDir })
      await server.stop()
      await remove()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  server: [({ leaking }, hand) => hand(leaking), { scope: 'worker' }],
})

type Sent = { origin: string; text: string }

/** All that a page and its frames send anywhere. */
const watchRequests = (page: Page): Sent[] => {
  const sent: Sent[] = []
  page.on('request', (request) => {
    const headers = JSON.stringify(request.headers())
    sent.push({
      origin: new URL(request.url()).origin,
      text: `${request.method()} ${request.url()} ${headers} ${request.postData() ?? ''}`,
    })
  })
  return sent
}

const registerWithCard = async (page: Page) => {
  await openWizard(page)
  const email = await fillSignUp(page)
  await toShipping(page)
  await fillShipping(page)
  await toCard(page)
  await fillCard(page, visa)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(thanks(page)).toBeVisible()
  await ask(`GET /api/email/verify/${await verifyCodeOf(email)}`)
}

const addAnotherCard = async (page: Page, cvc: string) => {
  const token = await storedToken(page)
  const profile = await page.request.get(hostAt('/').replace('/showroom/', '/api/profile?checkout=1'), {
    headers: { authorization: `Bearer ${token}` },
  })
  expect((await profile.json()).data.payment_details).toMatchObject({ brand: 'visa', last4: '4242' })
  await page.goto(hostAt('/account/cards'))
  await page.getByRole('button', { name: 'Add a card' }).click()
  await typeCard(page, { number: amexNumber, cvc: cvc.slice(0, 3) })
  await page.getByRole('button', { name: 'Save card' }).click()
  await expect(cardFrameOn(page).getByText('Invalid CVC.')).toBeVisible()
  await cardFrameOn(page).getByLabel('CVC').fill(cvc)
  await page.getByRole('button', { name: 'Save card' }).click()
  await expect(page.getByText('American Express •••• 0005')).toBeVisible()
}

/** Everything in both databases that looks like the card. The CVC is looked for where people's own data stands. */
const foundIn = async (folder: string, cvc: string, isAllOfPeople: boolean) => {
  const kept = await openKept(folder)
  try {
    const tables = await kept.tables()
    const found: string[] = []
    for (const table of tables) {
      found.push(...(await kept.rowsLike(table, numbers)))
      if (isAllOfPeople || table.isOfPeople) found.push(...(await kept.rowsLike(table, alone(cvc))))
    }
    return { found, names: tables.map(({ name }) => name) }
  } finally {
    await kept.close()
  }
}

test('a card that was typed is in no request to us, no log line and no table', async ({
  page,
  leaking: server,
}) => {
  const sent = watchRequests(page)
  await registerWithCard(page)
  const cvc = aCvcUnlike(server.output())
  await addAnotherCard(page, cvc)

  // Whoever sends a card past the frame is refused, and is not written down either.
  const forged = { email: 'x@homes.example', card_number: visa, cvv: cvc }
  const refused = await page.request.post(`${server.origin}/api/register`, { data: forged })
  expect(refused.status()).toBe(422)
  expect(await refused.text()).not.toContain(visa)

  const like = (origin: string, pattern: string) =>
    sent.filter((one) => one.origin === origin && new RegExp(pattern).test(one.text)).map(({ text }) => text)
  expect(sent.some(({ text }) => text.includes('POST') && text.includes('/api/register'))).toBe(true)
  expect(like(server.origin, numbers)).toEqual([])
  expect(like(server.origin, alone(cvc))).toEqual([])
  // Only the frame itself has carried it, to its own origin: what is searched for can be found.
  expect(like(server.sandboxOrigin, numbers).length).toBeGreaterThan(1)
  expect(like(server.sandboxOrigin, alone(cvc)).length).toBeGreaterThan(0)
  expect(new Set(sent.map(({ origin }) => origin))).toEqual(new Set([server.origin, server.sandboxOrigin]))

  // A page that is open would ask again for the server that is gone.
  await page.goto('about:blank')
  expect(await server.stop()).toBe(0)
  const log = server.output()
  expect(linesLike(log, '/frame/payment_methods').length).toBeGreaterThan(0)
  expect(linesLike(log, '/api/register').length).toBeGreaterThan(0)
  expect(linesLike(log, numbers)).toEqual([])
  expect(linesLike(log, alone(cvc))).toEqual([])

  const ours = await foundIn(join(server.dataDir, 'database'), cvc, false)
  expect(ours.names).toEqual(expect.arrayContaining(['account', 'payment_card', 'session']))
  expect(ours.found).toEqual([])
  const sandboxes = await foundIn(join(server.dataDir, 'payment-sandbox'), cvc, true)
  expect(sandboxes.names).toEqual(expect.arrayContaining(['payment_method', 'kept_answer']))
  expect(sandboxes.found).toEqual([])
})

test('a number that was planted is found, however it is grouped', async () => {
  for (const planted of [visa, '4242 4242 4242 4242', '3782-822463-10005', '4242+4242+4242+4242'])
    expect(linesLike(`before\nbetween ${planted} words\nafter`, numbers)).toHaveLength(1)
  const folder = await mkdtemp(join(tmpdir(), 'showroom-planted-'))
  const kept = await openKept(folder)
  await kept.plant('4242 4242-42424242')
  const [table] = await kept.tables()
  expect(table && (await kept.rowsLike(table, numbers))).toHaveLength(1)
  await kept.close()
  await rm(folder, { recursive: true, force: true })
})
