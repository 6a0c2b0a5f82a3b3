import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawWidget } from '../testing/draw-widget.tsx'
import { Pagination } from './Pagination.tsx'

test('the page box takes digits only, is capped to the last page, and goes with Enter', async () => {
  const wanted: number[] = []
  await drawWidget(
    {},
    [],
    <Pagination of="Tile" page={1} lastPage={32} onPage={(number) => wanted.push(number)} />,
  )
  const box = page.getByLabelText('Go to page')

  await box.fill('9a9')
  await expect.element(box).toHaveValue('32')
  await userEvent.keyboard('{Enter}')

  expect(wanted).toEqual([32])
  await expect.element(box).toHaveValue('')
})

test('there is no way before the first page or past the last', async () => {
  await drawWidget({}, [], <Pagination of="Tile" page={1} lastPage={2} onPage={() => undefined} />)
  await expect.element(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Next' })).toBeEnabled()
})
