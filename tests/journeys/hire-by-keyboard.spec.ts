import { briefPhotos, designerNamed } from '../factories/brief.ts'
import { pressByKeyboard } from '../factories/by-keyboard.ts'
import { open } from '../factories/chat.ts'
import { ask, aVerifiedPerson, expect, hostAt, test } from '../factories/person.ts'

test('a designer is asked with a whole brief, from the list to the sent request, by the keyboard alone', async ({
  page,
}) => {
  const client = await aVerifiedPerson({ full_name: 'Hanna Quill' })
  const about = { name: 'Bath by keys', zip_code: '91101', showroom: 'HARVEST2' }
  const { data: project } = await ask<{ id: string }>('POST /api/project', {
    token: client.token,
    body: about,
  })
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
  const goOn = async (step: string) => {
    await pressByKeyboard(button('Continue'))
    await expect(heading(step)).toBeFocused()
  }

  await open(page, client, `/designers/${await designerNamed('Piet Harvest')}?project=${project.id}`)
  await pressByKeyboard(page.getByRole('link', { name: 'Invite to project' }))
  await expect(page.getByRole('radio', { name: /Bath by keys/ })).toBeChecked()
  await goOn('Brief')

  await test.step('what is missing is said where the keyboard is', async () => {
    await pressByKeyboard(button('Continue'))
    await expect(page.getByRole('checkbox', { name: 'Kitchen' })).toBeFocused()
  })
  await pressByKeyboard(page.getByRole('checkbox', { name: 'Bathroom' }), 'Space')
  await expect(page.getByRole('checkbox', { name: 'Bathroom' })).toBeChecked()
  await pressByKeyboard(button(/^This one/).first())
  for (let number = 2; number <= 12; number += 1) {
    await expect(page.getByText(`Pair ${number} of 12`)).toBeVisible()
    await expect(button(/^This one/).first()).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText(/^You lean to/)).toBeFocused()
  await pressByKeyboard(page.getByLabel('What must stay?'), null)
  await page.keyboard.type('The window.')
  await pressByKeyboard(page.getByLabel('Photos of the rooms'), null)
  // A browser that is busy does not always tell of the system's window.
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 15_000 })
    await page.keyboard.press('Space')
    await (await chooser).setFiles(briefPhotos)
  }).toPass()
  for (const { name } of briefPhotos) await expect(button(`Remove ${name}`)).toBeVisible()
  await pressByKeyboard(button(`Remove ${briefPhotos[0]?.name}`))
  // That a key opens the system's own window was seen above.
  await expect(page.getByLabel('Photos of the rooms')).toBeFocused()
  await page.getByLabel('Photos of the rooms').setInputFiles(briefPhotos.slice(0, 1))
  await expect(button(`Remove ${briefPhotos[0]?.name}`)).toBeVisible()
  await goOn('Package')

  await pressByKeyboard(page.getByRole('radio', { checked: true }), 'ArrowUp')
  await expect(page.getByRole('radio', { name: /A quote for my brief/ })).toBeChecked()
  await goOn('Access')
  await pressByKeyboard(page.getByLabel('May', { exact: true }), 'ArrowDown')
  await goOn('Review & pay')
  await pressByKeyboard(button('Send the request'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bath by keys with Piet Harvest')
  await expect(page).toHaveURL(new RegExp(hostAt('/hires/')))

  await test.step('what takes its own button away leaves the keyboard on the page', async () => {
    await pressByKeyboard(button('Cancel'))
    const dialog = page.getByRole('dialog')
    await pressByKeyboard(dialog.getByRole('textbox'), null)
    await page.keyboard.type('We move later.')
    await pressByKeyboard(dialog.getByRole('button', { name: 'Cancel', exact: true }).last())
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
    await expect(page.locator('[data-focus-home]:focus')).toBeVisible()
  })
})
