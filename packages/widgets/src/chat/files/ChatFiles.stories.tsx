import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { aChatFile, aProjectChat } from '../../testing/chat-fixtures.ts'
import { type AskedOf, type FakeAnswers, named, refusal } from '../../testing/fake-api.ts'
import { css, Widget } from '../index.ts'
import { anEmbedSession } from '../../testing/session-fixtures.ts'

const picture = (color: string) => () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="${color}" d="M0 0h4v3H0z"/></svg>`
  throw new Response(svg, { headers: { 'content-type': 'image/svg+xml' } })
}
const photo = { media_type: 'image/jpeg', has_preview: true, size: 2_400_000 }
const files = [
  aChatFile('bath-before.jpg', photo),
  aChatFile('window-wall.jpg', { ...photo, uploaded_by: 'Ana Lopez', size: 1_850_000 }),
  aChatFile('floor-plan.dwg', { media_type: 'image/vnd.dwg', size: 640_000, version: 3, versions: 3 }),
  aChatFile('Tiles and trims with quantities and delivery dates.xlsx', { size: 31_000 }),
  aChatFile('quantities.csv', { uploaded_by: null, size: 900 }),
]
const chat = 'GET /api/projectChat/project1'
const forEver = () => new Promise<never>(() => undefined)
const ofFiles = (answer: (asked: AskedOf) => unknown): FakeAnswers => ({
  'GET /api/embed/session': () => ({ success: true, data: anEmbedSession }),
  ...named('GET /api/live', forEver),
  ...named('GET /api/projectChat_file/bath-before-jpg', picture('#b9c4bd')),
  ...named('GET /api/projectChat_file/window-wall-jpg', picture('#c9b8a3')),
  ...named(chat, (asked) =>
    asked.url.searchParams.get('t') === 'files' ? answer(asked) : { success: true, data: aProjectChat() },
  ),
})
const found = (change: object) => () => ({ success: true, data: aProjectChat(change) })

const meta = {
  title: 'Widgets/Chat files',
  component: Widget,
  parameters: {
    showroom: {
      tag: 'showroom-chat',
      css,
      answers: ofFiles(found({ room_files: files, file_count: 29 })),
      isSignedIn: true,
    },
  },
  args: { project: 'project1' },
} satisfies Meta<typeof Widget>
export default meta

type Story = StoryObj<typeof meta>
const answering = (answer: () => unknown): Pick<Story, 'parameters'> => ({
  parameters: { showroom: { answers: ofFiles(answer) } },
})
const rootIn = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('*')].find((element) => element.shadowRoot)?.shadowRoot

const lookFor =
  (selector: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const files = await waitFor(() => {
      const buttons = [...(rootIn(canvasElement)?.querySelectorAll('button') ?? [])]
      const button = buttons.find(({ textContent }) => textContent === 'Files')
      expect(button).toBeDefined()
      return button
    })
    files?.click()
    await waitFor(() => expect(rootIn(canvasElement)?.querySelector(selector)).not.toBeNull())
  }
const bothPictures = lookFor('li:nth-child(1) img, li:nth-child(2) img')

export const Full: Story = { play: bothPictures }
export const Tablet: Story = { globals: { width: '768' }, play: bothPictures }
export const NarrowRightToLeft: Story = {
  globals: { width: '320', direction: 'rtl', showroom: 'CEDAR936' },
  play: bothPictures,
}
export const Dark: Story = { globals: { scheme: 'dark', showroom: 'MAPLE247' }, play: bothPictures }
const asList: Story['play'] = async (context) => {
  await bothPictures(context)
  const root = rootIn(context.canvasElement)
  const list = [...(root?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'List')
  list?.click()
  await waitFor(() => expect(root?.querySelector('.chat-files-list')).not.toBeNull())
}
export const List: Story = { play: asList }
export const ListNarrowRightToLeft: Story = {
  globals: { width: '320', direction: 'rtl', showroom: 'CEDAR936' },
  play: asList,
}
export const Empty: Story = { ...answering(found({ room_files: [] })), play: lookFor('.chat-files .empty') }
export const Loading: Story = { ...answering(forEver), play: lookFor('.chat-files .chat-waiting') }
export const Failed: Story = {
  ...answering(() => {
    throw refusal(500, 'Internal Server error please try again.')
  }),
  play: lookFor('.chat-files [role=alert]'),
}
