import { randomUUID } from 'node:crypto'
import { violationsOf } from '../factories/axe.ts'
import { twoOfAProject } from '../factories/chat.ts'
import { guestFiles } from '../factories/guest-page.ts'
import { expect, type Guest, type Page, test } from '../factories/guest-site.ts'
import { hostileScript } from '../factories/hostile-script.ts'
import { ask, type Person } from '../factories/person.ts'
import { ownCookies, signInOn } from '../factories/sign-in-window.ts'

const say = (person: Person, project: string, body: string) =>
  ask('POST /api/projectChat', { token: person.token, body: { project, client_id: randomUUID(), body } })

/** A contractor's page with the project's chat on it, and the project's owner signed in there. */
const chatOn = async (page: Page, guest: Guest, more = '') => {
  const { owner, other, id } = await twoOfAProject()
  guest.admit(ownCookies)
  const head = `<style>showroom-sign-in { display: block; min-height: 44px }</style>${more}`
  const body = `<header class="bar"><showroom-sign-in></showroom-sign-in></header>
<main><h1>Your project</h1><showroom-chat project="${id}" layout="inline"></showroom-chat></main>`
  await guest.visit(guestFiles({ head, body }))
  await signInOn(page, owner)
  const chat = page.locator('showroom-chat')
  await expect(chat.getByRole('textbox', { name: 'Write a message' })).toBeVisible()
  return { chat, other, id, said: chat.getByRole('log').getByRole('article') }
}

const loud = `div, button, a, textarea, ul, li, p, img, svg, span, article, form, label { background: yellow !important;
  color: red !important; float: left !important; padding: 31px !important; letter-spacing: 6px !important }
html { font-size: 3px }`

test('on a narrow page that taps every answer and dresses every element, two talk as on ours', async ({
  page,
  guest,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  guest.admit(/./)
  const head = `<script>${hostileScript}</script><style>${loud}</style>`
  const { chat, other, id, said } = await chatOn(page, guest, head)
  await say(other, id, 'The tile has come.')
  await expect(said.getByText('The tile has come.')).toBeVisible()
  await chat.getByRole('textbox', { name: 'Write a message' }).fill('Nine boxes?')
  await page.keyboard.press('Enter')
  // An answer that came before it would stand before it.
  const heard = async () => JSON.stringify(await ask(`GET /api/projectChat/${id}`, { token: other.token }))
  await expect.poll(heard).toContain('Nine boxes?')
  await say(other, id, 'All nine.')
  await expect(said.locator('p[dir=auto]')).toHaveText(['The tile has come.', 'Nine boxes?', 'All nine.'])
  expect((await violationsOf(page)).filter((found) => found.includes('showroom-chat'))).toEqual([])
})

test('where a network holds streams back, what is said comes by answers, and nothing else waits', async ({
  page,
  guest,
}) => {
  // As a proxy that waits for the whole of an answer that never ends.
  await page.route(
    (url) => url.pathname === '/api/live' && !url.searchParams.has('wait'),
    () => undefined,
  )
  const { chat, other, id, said } = await chatOn(page, guest)
  const asksForAnswers = page.waitForRequest(/\/api\/live\?.*wait=/)
  await chat.getByRole('textbox', { name: 'Write a message' }).fill('Hello?')
  await page.keyboard.press('Enter')
  await expect(said.getByText('Hello?')).toBeVisible()
  await asksForAnswers
  await say(other, id, 'Here I am.')
  await expect(said.getByText('Here I am.')).toBeVisible()
})
