import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aChatFile, aMessage } from '../testing/chat-fixtures.ts'
import { chatWith, draw } from '../testing/draw-chat.tsx'

test.each([
  ['plan.dwg', 'image/vnd.dwg', 'DWG'],
  ['plan.dxf', 'image/vnd.dxf', 'DXF'],
  ['list.csv', 'text/csv', 'CSV'],
])(
  '%s, of which there is no picture, stands there with its kind and can be downloaded',
  async (name, type, kind) => {
    await draw(chatWith([aMessage({ files: [aChatFile(name, { media_type: type })] })]))
    await expect.element(page.getByText('No preview for this kind of file')).toBeVisible()
    await expect.element(page.getByText(kind, { exact: true })).toBeVisible()
    await expect.element(page.getByRole('button', { name: `Download ${name}` })).toBeVisible()
  },
)

test('a photo whose picture is not shown in a list is not said to have none', async () => {
  await draw(chatWith([aMessage({ files: [aChatFile('room.jpg', { media_type: 'image/jpeg' })] })]))
  await expect.element(page.getByRole('button', { name: 'Download room.jpg' })).toBeVisible()
  await expect.element(page.getByText('No preview for this kind of file')).not.toBeInTheDocument()
})
