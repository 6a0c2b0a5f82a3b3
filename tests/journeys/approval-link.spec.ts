import { aFilledChecklist } from '../factories/a-filled-checklist.ts'
import { violationsOf } from '../factories/axe.ts'
import { atGate } from '../factories/lane.ts'
import { ask, aVerifiedPerson, expect, hostAt, mailTo, test } from '../factories/person.ts'

// Refusals are part of these journeys; axe is put into the page as text.
test.use({ bypassCSP: true, complainsOf: /status of (409|410|422)/ })

const aMailedLink = async (more: object = {}) => {
  const person = await aVerifiedPerson()
  const { id, rows } = await aFilledChecklist(person)
  const email = `partner-${id}@people.test`
  const body = { selection_ids: [rows[0]?.id], email, ...more }
  await ask(`POST /api/projectChecklist/${id}/link`, { token: person.token, body })
  const text = await mailTo(email, 'asks for your approval')
  return { path: /\/a\/[0-9A-Za-z]+/.exec(text)?.[0] ?? '', email }
}

for (const width of [390, 1280])
  test(
    `a partner approves by the link of a mail, without an account, at ${width} px`,
    atGate(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const { path, email } = await aMailedLink({ pin: '4711' })
      await page.goto(hostAt(path))
      await page.getByRole('textbox', { name: 'PIN' }).fill('0000')
      await page.keyboard.press('Enter')
      await expect(page.getByText('This PIN is not right.')).toBeVisible()
      await page.getByRole('textbox', { name: 'PIN' }).fill('4711')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 2, name: /Floor tile/ })).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      await page.getByRole('radio').nth(1).check()
      await page.getByRole('button', { name: 'Approve Floor tile' }).click()
      await expect(page.getByText('Please type your full name.')).toBeVisible()
      await page.getByRole('textbox', { name: 'Your full name' }).fill('Grace Hopper')
      await page.getByRole('button', { name: 'Approve Floor tile' }).click()
      await expect(page.getByText('Decided. Your receipt is in your mail.')).toBeVisible()
      expect(await mailTo(email, 'You approved “Floor tile”')).toContain('Grace Hopper')
    },
  )

test('a link that never was one says so', async ({ page }) => {
  await page.goto(hostAt('/a/no-such-link'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link opens nothing')
  expect(await violationsOf(page)).toEqual([])
})
