import { randomUUID } from 'node:crypto'
import { chromium, type Page } from '@playwright/test'
import { knownPath } from '../../tools/chromium.mjs'
import { testBrowserFlags } from '../../tools/test-browser.mjs'
import { elsewhere, open, said, twoOfAProject, write } from '../factories/chat.ts'
import { ask, expect, type Person, test } from '../factories/person.ts'
import { hostAt } from '../factories/visit.ts'

// A network that is cut and a server that is away are part of these journeys.
test.use({
  complainsOf:
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_|ERR_INCOMPLETE|ERR_NETWORK|ERR_EMPTY_RESPONSE|status of 50\d/,
})

const say = (person: Person, project: string, text: string) =>
  ask('POST /api/projectChat', {
    token: person.token,
    body: { project, client_id: randomUUID(), body: text },
  })

/** What stands there, from the first message to the last. */
const transcriptOf = (page: Page) => said(page).locator('.chat-words').allTextContents()

const sayAll = async (person: Person, project: string, texts: readonly string[]) => {
  for (const text of texts) await say(person, project, text)
}

test('a phone that slept for three minutes without a network shows what one that stayed shows', async ({
  page,
  browser,
}) => {
  const { owner, other, id } = await twoOfAProject()
  await open(page, owner, `/projects/${id}/chat`)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const phone = await context.newPage()
  await phone.clock.install()
  await open(phone, other, `/projects/${id}/chat`)
  await write(page, 'Before it slept')
  await expect(said(phone).getByText('Before it slept')).toBeVisible()

  const device = await context.newCDPSession(phone)
  await context.setOffline(true)
  await device.send('Page.setWebLifecycleState', { state: 'frozen' })
  const meanwhile = ['While it slept, one', 'While it slept, two', 'While it slept, three']
  await sayAll(owner, id, meanwhile)
  await expect(said(page).getByText('While it slept, three')).toBeVisible()
  await device.send('Page.setWebLifecycleState', { state: 'active' })
  await phone.clock.fastForward('03:00')
  await context.setOffline(false)
  await expect.poll(() => transcriptOf(phone)).toEqual(['Before it slept', ...meanwhile])
  expect(await transcriptOf(page)).toEqual(await transcriptOf(phone))

  await write(page, 'Awake again')
  await expect(said(phone).getByText('Awake again')).toBeVisible()
  await context.close()
})

test('while the server is started anew nothing that is written or said is lost, doubled or turned round', async ({
  page,
  browser,
  server,
}) => {
  const { owner, other, id } = await twoOfAProject()
  await open(page, owner, `/projects/${id}/chat`)
  const { page: there, context } = await elsewhere(browser, other, `/projects/${id}/chat`)
  await write(page, 'Before')
  await expect(said(there).getByText('Before')).toBeVisible()
  await server.restart(async () => {
    await write(there, 'While it was away')
    await expect(there.getByText('Sending…')).toBeVisible()
  })
  const both = ['Before', 'While it was away']
  for (const tab of [page, there])
    await expect.poll(() => transcriptOf(tab), { timeout: 60_000 }).toEqual(both)
  await write(page, 'After')
  for (const tab of [page, there]) await expect.poll(() => transcriptOf(tab)).toEqual([...both, 'After'])
  await context.close()
})

/** The small Chromium of the test run keeps no pages, and Playwright turns that off in the whole one. */
const pageKeeper = knownPath()

test('who comes back to a page that the browser kept finds what was said meanwhile', async () => {
  test.skip(pageKeeper === null, 'Only a whole Chromium keeps pages.')
  const { owner, other, id } = await twoOfAProject()
  const browser = await chromium.launch({
    executablePath: pageKeeper ?? '',
    args: testBrowserFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const { page } = await elsewhere(browser, owner, `/projects/${id}/chat`)
  await say(other, id, 'Before')
  await expect(said(page).getByText('Before')).toBeVisible()
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.kept = String(persisted)
    }),
  )
  await page.goto(hostAt('/help'))
  await say(other, id, 'Meanwhile')
  // A page that is shown from memory does not load: Playwright's own way back waits for that.
  await page.evaluate(() => history.back()).catch(() => undefined)
  await expect(page.locator('html[data-kept=true]')).toBeAttached()
  await expect.poll(() => transcriptOf(page)).toEqual(['Before', 'Meanwhile'])
  await say(other, id, 'After')
  await expect.poll(() => transcriptOf(page)).toEqual(['Before', 'Meanwhile', 'After'])
  await browser.close()
})
