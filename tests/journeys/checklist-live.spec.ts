import { aFilledChecklist } from '../factories/a-filled-checklist.ts'
import { elsewhere, open } from '../factories/chat.ts'
import { ask, aVerifiedPerson, expect, mailTo, test } from '../factories/person.ts'

test.use({ complainsOf: /status of (404|409|422)/ })

/** A project with five decisions, and two people who may decide them. */
const twoDeciders = async () => {
  const owner = await aVerifiedPerson()
  const other = await aVerifiedPerson({ full_name: 'Mara Holt' })
  const { id } = await aFilledChecklist(owner)
  const access = { role: 'designer', right: 'approve', sees_prices: 'yes' }
  await ask(`POST /api/project/${id}/member`, { token: owner.token, body: { email: other.email, ...access } })
  const code = /code=([0-9A-Za-z]+)/.exec(await mailTo(other.email, 'invites you to'))?.[1]
  await ask('POST /api/project_invitation', { token: other.token, body: { code } })
  return { owner, other, id }
}

test('what one person decides comes to the other by itself', async ({ page, browser }) => {
  const { owner, other, id } = await twoDeciders()
  await open(page, owner, `/projects/${id}/checklist`)
  await expect(page.getByText(/^5 decisions/)).toBeVisible()
  const { page: there, context } = await elsewhere(browser, other, `/projects/${id}/checklist`)
  await expect(there.getByText(/^5 decisions/)).toBeVisible()
  await there.getByRole('button', { name: 'Add item' }).click()
  const dialog = there.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'What is to be decided?' }).fill('Grab bar')
  await dialog.getByRole('textbox', { name: 'What is to be decided?' }).press('Enter')
  await expect(there.getByText(/^6 decisions/)).toBeVisible()
  await expect(page.getByText(/^6 decisions/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Grab bar/ })).toBeVisible()
  await context.close()
})

test('two people in one row see each other, and the field that the other writes into', async ({
  page,
  browser,
}) => {
  const { owner, other, id } = await twoDeciders()
  await open(page, owner, `/projects/${id}/checklist`)
  await expect(page.getByText(/^5 decisions/)).toBeVisible()
  const { page: there, context } = await elsewhere(browser, other, `/projects/${id}/checklist`)
  await expect(page.getByText('Also here:')).toContainText('Mara')
  await expect(there.getByText('Also here:')).toBeVisible()
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Floor tile/ }) })
  await there.getByRole('button', { name: /^Floor tile/ }).click()
  await expect(row).toContainText('Mara is here')
  await there.getByRole('button', { name: 'Edit', exact: true }).click()
  await there.getByRole('dialog').getByRole('textbox', { name: 'Instructions' }).focus()
  await expect(row).toContainText('Mara is changing “Instructions”')
  await page.getByRole('button', { name: /^Floor tile/ }).click()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('Mara is changing “Instructions”')
  await there.goto('about:blank')
  await expect(page.getByText('Also here:')).toBeHidden()
  await context.close()
})
