import { aFilledChecklist } from '../factories/a-filled-checklist.ts'
import { open } from '../factories/chat.ts'
import { atGate } from '../factories/lane.ts'
import { fitsNarrow as fits, turn } from '../factories/narrow.ts'
import { ask, aVerifiedPerson, expect, hostAt, test } from '../factories/person.ts'

for (const direction of ['ltr', 'rtl'])
  test(
    `checklist, designers and notifications fit a window of 320 px, ${direction}`,
    atGate(direction === 'rtl'),
    async ({ page }) => {
      if (direction === 'rtl') await turn(page)
      await page.setViewportSize({ width: 320, height: 800 })
      const person = await aVerifiedPerson()
      const { id, rows } = await aFilledChecklist(person)
      const said = { text: 'Averyverylongwordthatnobodywouldeverbreakbyhandinacomment and more.' }
      await ask(`POST /api/selection/${rows[0]?.id}/comment`, { token: person.token, body: said })

      await open(page, person, `/projects/${id}/checklist`)
      await page.getByRole('button', { name: /^Floor tile/ }).click()
      await expect(page.getByRole('region', { name: 'Comments on Floor tile' })).toContainText('and more')
      expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe(direction)
      await fits(page, 'a decision that is open')
      for (const view of ['Summary', 'Financial']) {
        await page.getByRole('button', { name: view, exact: true }).click()
        await fits(page, `checklist: ${view}`)
      }

      await page.goto(hostAt('/designers'))
      await expect(page.getByRole('link', { name: 'Piet Harvest', exact: true })).toBeVisible()
      await fits(page, 'the list of designers')
      await page.getByRole('link', { name: 'Piet Harvest', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Piet Harvest')
      await fits(page, 'the page of a designer')
      await page.getByRole('link', { name: 'Invite to project' }).click()
      await expect(page.getByRole('radio', { name: /Main bath/ })).toBeVisible()
      await fits(page, 'hire: the project')
      await page.getByRole('radio', { name: /Main bath/ }).check()
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await expect(page.getByText('Pair 1 of 12')).toBeVisible()
      await fits(page, 'hire: the brief')

      await page.goto(hostAt('/notification'))
      await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
      await fits(page, 'notifications')
      await page.getByRole('link', { name: 'Preferences' }).click()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Notifications')
      await fits(page, 'preferences of notifications')
    },
  )
