import type { Page } from '@playwright/test'
import { elsewhere, field, moreOn, open, said, twoOfAProject, write } from '../factories/chat.ts'
import { ask, expect, test } from '../factories/person.ts'

// A network that is cut, and refusals, are part of these journeys.
test.use({ complainsOf: /status of (403|404|409|422)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

test('two talk: what one writes stands at the other, who answers, reacts and is seen', async ({
  page,
  browser,
}) => {
  const { owner, other, id } = await twoOfAProject()
  await open(page, owner, `/projects/${id}/chat`)
  await expect(page.getByRole('log').getByText('joined the project.')).toBeVisible()
  await expect(page.getByText('With Mara Holt')).toBeVisible()
  const { page: there, context } = await elsewhere(browser, other, `/projects/${id}/chat`)
  await expect(there.getByRole('log').getByText('joined the project.')).toBeVisible()

  await write(page, 'Which grout? See https://www.example.com/grout')
  await expect(said(there).getByText('Which grout?')).toBeVisible()
  await expect(said(there).getByRole('link')).toHaveAttribute('rel', /noopener/)
  await expect(page.getByText('Seen by Mara Holt')).toBeVisible()

  await field(there).pressSequentially('Warm')
  await expect(page.getByText('Mara is writing…')).toBeVisible()
  await field(there).fill('')
  await moreOn(there, 'Which grout?').click()
  await there.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(there.getByText('Answering Ana Quill')).toBeVisible()
  await write(there, 'Warm grey.')
  await expect(said(page).filter({ hasText: 'Warm grey.' }).getByText('Which grout?')).toBeVisible()

  await moreOn(page, 'Warm grey.').click()
  await expect(page.getByRole('button', { name: 'React with 👍' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(there.getByRole('button', { name: '👍 1' })).toBeVisible()
  await moreOn(page, 'Warm grey.').last().click()
  await page.getByRole('button', { name: 'Mark as decision' }).click()
  await expect(there.getByText('Decision, kept by Ana Quill')).toBeVisible()
  await moreOn(page, 'Warm grey.').last().click()
  await page.getByRole('button', { name: 'Pin', exact: true }).click()
  await there.getByRole('button', { name: 'Pinned', exact: true }).click()
  await expect(there.getByRole('article').filter({ hasText: 'Warm grey.' }).first()).toBeVisible()

  await moreOn(page, 'See https').first().click()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('textbox', { name: 'Edit your message' }).fill('Which grout colour?')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await there.getByRole('button', { name: 'Messages', exact: true }).click()
  await expect(said(there).filter({ hasText: 'Which grout colour?' }).getByText('edited')).toBeVisible()
  await context.close()
})

test('a photo goes with a message, and is found under files; what runs is refused in words', async ({
  page,
}) => {
  const { owner, id } = await twoOfAProject()
  await open(page, owner, `/projects/${id}/chat`)
  const picker = page.locator('input[type=file]')
  await expect(field(page)).toBeVisible()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  await picker.setInputFiles({ name: 'plan.svg', mimeType: 'image/svg+xml', buffer: svg })
  await expect(page.getByText(/plan.svg: Please choose a PDF/)).toBeVisible()
  const onePixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
  await picker.setInputFiles({
    name: 'room.png',
    mimeType: 'image/png',
    buffer: Buffer.from(onePixel, 'base64'),
  })
  await expect(page.getByRole('button', { name: 'Remove room.png' })).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(said(page).getByRole('img', { name: 'room.png' })).toBeVisible()
  await page.getByRole('button', { name: 'Files', exact: true }).click()
  const download = page.waitForEvent('download')
  // The pane beside it has it among its files, too.
  const pane = page.getByRole('region', { name: 'Chat: Main bath' }).getByRole('list')
  await pane.getByRole('button', { name: 'Download room.png' }).click()
  expect((await download).suggestedFilename()).toBe('room.png')
})

test('without a network nothing that is written is lost, and nothing that was said meanwhile', async ({
  page,
  browser,
}) => {
  const { owner, other, id } = await twoOfAProject()
  await open(page, owner, `/projects/${id}/chat`)
  const { page: there, context } = await elsewhere(browser, other, `/projects/${id}/chat`)
  await write(page, 'one')
  await expect(said(there).getByText('one')).toBeVisible()
  await context.setOffline(true)
  await write(there, 'written without a network')
  await expect(there.getByText('Sending…')).toBeVisible()
  await write(page, 'second')
  await write(page, 'third')
  await expect(said(page).getByText('third')).toBeVisible()
  await context.setOffline(false)
  for (const text of ['second', 'third', 'written without a network'])
    await expect(said(there).filter({ hasText: text })).toHaveCount(1)
  await expect(said(page).filter({ hasText: 'written without a network' })).toHaveCount(1)
  await context.close()
})

test('a draft is there again, and who was removed is told so', async ({ page, browser }) => {
  const { owner, other, id } = await twoOfAProject()
  const { page: there, context } = await elsewhere(browser, other, `/projects/${id}/chat`)
  await field(there).fill('Half a thought')
  await there.reload()
  await expect(field(there)).toHaveValue('Half a thought')
  const { data } = await ask<{ members: { id: string | null; role: string }[] }>(
    `GET /api/project/${id}`,
    owner,
  )
  const member = data.members.find(({ role }) => role === 'designer')?.id ?? ''
  await ask(`DELETE /api/project_member/${member}`, owner)
  await expect(there.getByText('You are no longer in this project.')).toBeVisible()
  await open(page, owner, `/projects/${id}/chat`)
  await expect(page.getByText('Nobody else is in this project yet.')).toBeVisible()
  await context.close()
})

test('of two tabs of one browser one reads for both', async ({ page, context }) => {
  const { owner, other, id } = await twoOfAProject()
  const streams: string[] = []
  context.on('request', (request) => {
    const url = request.url()
    // Of the project: the header has one of the account.
    if (url.includes('/api/live?') && url.includes('project=') && !url.includes('wait=')) streams.push(url)
  })
  await open(page, owner, `/projects/${id}/chat`)
  await expect(field(page)).toBeVisible()
  await expect.poll(() => streams.length).toBe(1)
  const second = await context.newPage()
  await open(second, owner, `/projects/${id}/chat`)
  await expect(field(second)).toBeVisible()
  await ask('POST /api/projectChat', {
    token: other.token,
    body: { project: id, client_id: 'tabs', body: 'Seen in both' },
  })
  for (const tab of [page, second]) await expect(said(tab).getByText('Seen in both')).toBeVisible()
  expect(streams).toHaveLength(1)
  await page.close()
  await expect.poll(() => streams.length).toBe(2)
})

/** As a browser says it of a tab that another one lies over. */
const setVisibility = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test('a tab that was put away does not keep the one that is looked at from hearing', async ({
  page,
  context,
}) => {
  const { owner, other, id } = await twoOfAProject()
  const say = (body: string) =>
    ask('POST /api/projectChat', { token: other.token, body: { project: id, client_id: body, body } })
  await page.clock.install()
  await open(page, owner, `/projects/${id}/chat`)
  await say('Hello')
  await expect(said(page).getByText('Hello')).toBeVisible()
  const second = await context.newPage()
  await open(second, owner, `/projects/${id}/chat`)
  await expect(said(second).getByText('Hello')).toBeVisible()

  await setVisibility(page, 'hidden')
  await page.clock.fastForward('01:01')
  await say('Later')
  await expect(said(second).getByText('Later')).toBeVisible()
  await setVisibility(page, 'visible')
  await expect(said(page).getByText('Later')).toBeVisible()
  await say('Both')
  for (const tab of [page, second]) await expect(said(tab).getByText('Both')).toBeVisible()
})
