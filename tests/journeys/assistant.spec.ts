import { demoPassword, demoPeople } from '../../apps/demo/src/people.ts'
import { violationsOf } from '../factories/axe.ts'
import { elsewhere, open, said, twoOfAProject, write } from '../factories/chat.ts'
import { ask, expect, hostAt, mailTo, test } from '../factories/person.ts'

test.use({ bypassCSP: true })

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
/** Closed now, in every zone. */
const daysAhead = 3

const thePro = async () => {
  const email = demoPeople.find(({ type }) => type === 'Contractor')?.email ?? ''
  const body = { email, password: demoPassword, portal: 'pro' }
  const { data } = await ask<{ token: string }>('POST /api/login', { body })
  return { email, password: demoPassword, token: data.token }
}

test('a question at night is answered automatically; a person who is asked for answers by mail', async ({
  page,
  browser,
}) => {
  const pro = await thePro()
  const { owner, other, id } = await twoOfAProject()
  const { page: settings, context } = await elsewhere(browser, pro, '/account/settings')
  const box = (name: string) => settings.getByRole('checkbox', { name, exact: true })
  await box('Say when I answer').check()
  const open_ = weekdays[(new Date().getUTCDay() + daysAhead) % 7] ?? ''
  await box(open_).check()
  for (const name of weekdays) if (name !== open_) await box(name).uncheck()
  await expect(settings.getByText('Saved. Your clients see it in their chats.').first()).toBeVisible()

  await open(page, owner, `/projects/${id}/chat`)
  const hours = page.getByText(`Answers ${open_}, 9 AM–5 PM Pacific time, now closed`)
  await expect(async () => {
    await page.reload()
    await expect(hours).toBeVisible()
  }).toPass()
  await write(page, 'How many days do I have to return what I do not need?')
  const automatic = said(page).filter({ hasText: 'Automatic answer' })
  await expect(automatic).toBeVisible()
  await expect(automatic.getByRole('link').first()).toHaveAttribute(
    'href',
    /\/showroom\/(faq|return_policy)#/,
  )
  expect(await violationsOf(page)).toEqual([])
  await automatic.getByRole('button', { name: 'Ask a person' }).click()
  await expect(said(page).filter({ hasText: 'Ana asks for a person.' })).toBeVisible()

  await mailTo(other.email, 'asks for a person')
  await settings.goto(hostAt('/dev/mail'))
  const row = settings
    .getByRole('row')
    .filter({ hasText: other.email })
    .filter({ hasText: 'asks for a person' })
  await row.getByRole('link').click()
  await settings.getByRole('textbox', { name: /^Answer as/ }).fill('Twelve days, and I can fetch it.')
  await settings.getByRole('button', { name: 'Send the answer' }).click()
  await expect(settings.getByText('Your answer is sent.')).toBeVisible()
  const answered = said(page).filter({ hasText: 'Twelve days, and I can fetch it.' })
  await expect(answered).toContainText('Mara Holt')
  await expect(answered).not.toContainText('To answer, write above this line')
  await context.close()
})

test.afterEach(async () => {
  const { token } = await thePro()
  await ask('PUT /api/office_hours', { token, body: { hours: null, is_assistant_on: true } })
})
