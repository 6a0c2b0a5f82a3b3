import { addDays, dayAndHour, shownDay } from '@showroom/contract/shared/day'
import { violationsOf } from '../factories/axe.ts'
import { ask, expect, test } from '../factories/person.ts'
import { fits, openAsPro } from '../factories/pro-pricing.ts'

test.use({ bypassCSP: true, complainsOf: /status of 422/ })

test('a Pro plans markups for a day, sees beside a rule what comes, and cancels them before', async ({
  page,
}) => {
  const token = await openAsPro(page, '/account/markup?category=toilets&sort=name')
  const day = addDays(dayAndHour(new Date()).day, 20)
  await ask('POST /api/markup', { token, body: { category: 'toilets', markup_bps: 1_500 } })
  await page.reload()
  const rule = page
    .getByRole('table', { name: 'Your markup' })
    .getByRole('row')
    .filter({ hasText: 'Toilets' })
  await rule.getByRole('button', { name: 'Change Toilets' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('From a date').check()
  await dialog.getByLabel('Markup in percent').fill('18')
  await dialog.getByRole('button', { name: 'Plan it' }).click()
  await expect(dialog.getByText('Please choose a day.')).toBeVisible()
  await dialog.getByLabel('First day').fill('2026-01-01')
  await dialog.getByRole('button', { name: 'Plan it' }).click()
  await expect(dialog.getByText(/Please choose a day from tomorrow on/)).toBeVisible()
  await dialog.getByLabel('First day').fill(day)
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Plan it' }).click()
  await expect(rule).toContainText(`15 %from ${shownDay(day)}: 18 %`)
  const planned = page.getByRole('table', { name: 'Planned changes' })
  await expect(planned.getByRole('row').filter({ hasText: 'Toilets' })).toContainText('15 % → 18 %')
  // What it will bring is tried before its day, by the very rules.
  const simulator = page.getByRole('region', { name: 'What would it bring?' })
  await simulator.getByRole('button', { name: 'Choose one material' }).click()
  await simulator.getByLabel('Search materials').fill('toilet')
  await simulator.getByRole('button', { name: 'Search' }).click()
  await simulator.getByRole('listitem').first().getByRole('button').click()
  await simulator.getByLabel('Mine, on a day').check()
  await expect(simulator.getByText('Your markup is 15 % that day.')).toBeVisible()
  await simulator.locator('input[type=date]').fill(day)
  await expect(
    simulator.getByText(`Your markup is 18 % that day, as planned from ${shownDay(day)} on.`),
  ).toBeVisible()
  // By hand meanwhile: the screen says that the plan stands.
  await rule.getByRole('button', { name: 'Change Toilets' }).click()
  await expect(dialog.getByText(/That stands, whatever you change until then/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page
    .getByRole('table', { name: 'Your prices, material by material' })
    .getByRole('checkbox')
    .nth(1)
    .check()
  const bar = page.getByRole('region', { name: /ticked/ })
  await bar.getByLabel('Markup in percent').fill('22')
  await bar.getByLabel('From (empty: now)').fill(day)
  await bar.getByRole('button', { name: 'Plan markup' }).click()
  await expect(planned.getByRole('row')).toHaveCount(3)
  expect(await violationsOf(page)).toEqual([])
  await fits(page)
  await planned.getByRole('button', { name: 'Cancel what is planned for Toilets' }).click()
  await expect(planned.getByRole('row')).toHaveCount(2)
  await planned.getByRole('checkbox', { name: 'Tick all rows of this page' }).check()
  await page.getByRole('button', { name: 'Cancel one change' }).click()
  await expect(page.getByText('Nothing is planned.')).toBeVisible()
  await page.getByRole('button', { name: 'Before' }).click()
  await expect(planned.getByText('Cancelled')).toHaveCount(2)
  await rule.getByRole('button', { name: 'Remove Toilets' }).click()
  await expect(rule).toHaveCount(0)
})
