import { aFilledChecklist } from '../factories/a-filled-checklist.ts'
import { violationsOf } from '../factories/axe.ts'
import { open } from '../factories/chat.ts'
import { onContractorsPage } from '../factories/on-contractors-page.ts'
import { ask, aVerifiedPerson, expect, hostAt, mailTo, test } from '../factories/person.ts'

test.use({ bypassCSP: true, complainsOf: /status of (401|404|409|422)/ })

test('on a contractor’s page the checklist and the chat show who else is here, and in which row', async ({
  page,
  browser,
}) => {
  const ana = await aVerifiedPerson({ full_name: 'Ana Quill' })
  const mara = await aVerifiedPerson({ full_name: 'Mara Holt' })
  const { id } = await aFilledChecklist(ana)
  const access = { role: 'designer', right: 'approve', sees_prices: 'yes' }
  await ask(`POST /api/project/${id}/member`, { token: ana.token, body: { email: mara.email, ...access } })
  const code = /code=([0-9A-Za-z]+)/.exec(await mailTo(mara.email, 'invites you to'))?.[1]
  await ask('POST /api/project_invitation', { token: mara.token, body: { code } })
  const { page: there, close } = await onContractorsPage(
    browser,
    ana,
    `<h1>Your bath</h1><showroom-checklist project="${id}"></showroom-checklist>
<showroom-chat project="${id}" layout="inline"></showroom-chat>`,
  )
  const [checklist, chat] = [there.locator('showroom-checklist'), there.locator('showroom-chat')]
  await expect(checklist.getByText(/^5 decisions/)).toBeVisible()
  await expect(chat.getByRole('textbox', { name: 'Write a message' })).toBeVisible()

  await open(page, mara, `/projects/${id}/checklist`)
  await expect(checklist.getByText('Also here:')).toContainText('Mara')
  await expect(chat.getByText('Also here:')).toContainText('Mara')
  await expect(page.getByText('Also here:')).toContainText('Ana')

  // Each sees the row that the other has in hand, and the field that is written into.
  await page.getByRole('button', { name: /^Floor tile/ }).click()
  const row = checklist.getByRole('button', { name: /^Floor tile/ })
  await expect(row).toContainText('Mara is here')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Instructions' }).focus()
  await expect(row).toContainText('Mara is changing “Instructions”')
  await page.keyboard.press('Escape')
  await row.click()
  const own = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Floor tile/ }) })
  await expect(own).toContainText('Ana is here')
  const ours = (found: string) => found.includes('showroom-chat') || found.includes('showroom-checklist')
  expect((await violationsOf(there)).filter(ours)).toEqual([])

  await page.goto(hostAt('/faq'))
  await expect(checklist.getByText('Also here:')).toBeHidden()
  await expect(chat.getByText('Also here:')).toBeHidden()
  await close()
})
