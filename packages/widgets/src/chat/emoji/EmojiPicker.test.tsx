import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chatWith, draw, field, posting } from '../../testing/draw-chat.tsx'

const opener = () => page.getByRole('button', { name: 'Add an emoji' })
const list = () => page.getByRole('group', { name: 'Emojis' })
const hasFocus = (named: ReturnType<typeof opener>) => named.element().matches(':focus')
const area = () => field().element() as HTMLTextAreaElement

test('an emoji stands where the caret was, and writing goes on behind it', async () => {
  const asked = await draw({ ...chatWith([]), ...posting })
  await field().fill('The tile is here')
  area().setSelectionRange(8, 8)
  await opener().click()
  await page.getByRole('button', { name: 'Ruler' }).click()
  await expect.element(field()).toHaveValue('The tile📏 is here')
  await expect.element(list()).not.toBeInTheDocument()
  await expect.poll(() => hasFocus(field())).toBe(true)
  await userEvent.keyboard('!')
  await expect.element(field()).toHaveValue('The tile📏! is here')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => asked.find(({ call }) => call === 'POST /api/projectChat')?.body)
    .toMatchObject({ body: 'The tile📏! is here' })
})

test('what is marked gives way to the emoji', async () => {
  await draw(chatWith([]))
  await field().fill('Yes please')
  area().setSelectionRange(0, 3)
  await opener().click()
  await page.getByRole('button', { name: 'Thumbs up' }).click()
  await expect.element(field()).toHaveValue('👍 please')
})

test('arrows go through them, Escape closes and leads back to the button', async () => {
  await draw(chatWith([]))
  await expect.element(opener()).toHaveAttribute('aria-expanded', 'false')
  opener().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => hasFocus(page.getByRole('button', { name: 'Thumbs up' }))).toBe(true)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  await expect.poll(() => hasFocus(page.getByRole('button', { name: 'Thumbs down' }))).toBe(true)
  await userEvent.keyboard('{End}{ArrowRight}')
  await expect.poll(() => hasFocus(page.getByRole('button', { name: 'Eyes', exact: true }))).toBe(true)
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{Home}')
  await expect.poll(() => hasFocus(page.getByRole('button', { name: 'Thumbs up' }))).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(list()).not.toBeInTheDocument()
  await expect.poll(() => hasFocus(opener())).toBe(true)
})

test('it closes once the focus is elsewhere', async () => {
  await draw(chatWith([]))
  await opener().click()
  await expect.element(list()).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(list()).not.toBeInTheDocument()
  await expect.poll(() => hasFocus(field())).toBe(true)
})

test('a message that is full takes none', async () => {
  await draw(chatWith([]))
  const full = 'x'.repeat(8_000)
  await field().fill(full)
  await opener().click()
  await page.getByRole('button', { name: 'House' }).click()
  await expect.element(field()).toHaveValue(full)
})
