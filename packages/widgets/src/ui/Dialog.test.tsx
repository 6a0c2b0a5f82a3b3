import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawWidget } from '../testing/draw-widget.tsx'
import { Dialog } from './Dialog.tsx'

const Opener = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog title="Choose a lot" onClose={() => setOpen(false)}>
          <button type="button">Inside</button>
        </Dialog>
      )}
    </>
  )
}

test('the keyboard stays inside while it is open, and returns to where it came from', async () => {
  const { root } = await drawWidget({}, [], <Opener />)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Choose a lot' })).toBeVisible()

  for (const _ of [1, 2, 3, 4]) {
    await userEvent.tab()
    const focused = root.activeElement?.textContent
    expect(focused).not.toBe('Open')
  }
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => root.activeElement?.textContent).toBe('Open')
})

test('a press beside it closes it', async () => {
  const { root } = await drawWidget({}, [], <Opener />)
  await page.getByRole('button', { name: 'Open' }).click()
  root.querySelector('dialog')?.click()
  await expect.poll(() => page.getByRole('dialog').elements().length).toBe(0)
})
