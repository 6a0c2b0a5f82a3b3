import type { Presence } from '@showroom/contract/live/presence'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { css as chatCss, Widget as Chat } from '../chat/index.ts'
import { css as checklistCss } from '../checklist/index.ts'
import { OpenChecklist } from '../checklist/OpenChecklist.tsx'
import { aMessage } from '../testing/chat-fixtures.ts'
import { aChecklist, aSelection } from '../testing/checklist-fixtures.ts'
import { chatWith } from '../testing/draw-chat.tsx'
import { drawIn, shopWith } from '../testing/draw-widget.tsx'
import { type FakeAnswers, named } from '../testing/fake-api.ts'

const encoder = new TextEncoder()

/** A stream that the test says something by. */
const aStream = () => {
  let say: (text: string) => void = () => undefined
  const answer = () =>
    new Response(
      new ReadableStream({
        start: (controller) => {
          say = (text) => controller.enqueue(encoder.encode(text))
          say('event: hello\ndata: null\n\n')
        },
      }),
      { headers: { 'content-type': 'text/event-stream' } },
    )
  const whisper = (from: string, data: Partial<Presence>) =>
    say(`event: presence\ndata: ${JSON.stringify({ from, data: { ...mara, ...data } })}\n\n`)
  return { answer, whisper }
}
const mara: Presence = { name: 'Mara', photo: null, selection: null, field: '', is_here: true }

/** Both tags on one page, of one project. */
const drawBoth = async () => {
  const stream = aStream()
  const answers: FakeAnswers = {
    ...named('GET /api/live', () => {
      throw stream.answer()
    }),
    ...named('GET /api/projectChecklist/project1', () => aChecklist([aSelection()])),
    ...chatWith([aMessage()]),
    ...named('POST /api/live/presence', () => ({ success: true, data: null })),
  }
  const { shop, asked } = shopWith(answers)
  onTestFinished(() => sessionStorage.clear())
  const told = () => asked.filter(({ call }) => call === 'POST /api/live/presence').map(({ body }) => body)
  /** From now on what is whispered is heard. */
  const isListening = () => expect.poll(() => asked.some(({ call }) => call === 'GET /api/live')).toBe(true)
  return { stream, shop, told, isListening }
}

test('the checklist shows who else is here and in which row, and says where one is oneself', async () => {
  const { stream, shop, told, isListening } = await drawBoth()
  await drawIn(shop, checklistCss, <OpenChecklist project="project1" />)
  await expect.poll(told).toEqual([{ project: 'project1', selection: null, field: '', is_here: true }])
  await isListening()
  stream.whisper('mara', {})
  await expect.element(page.getByText('Also here:')).toHaveTextContent('Mara')
  const row = page.getByRole('button', { name: /^Floor tile/ })
  stream.whisper('mara', { selection: 'floor', field: 'instructions' })
  await expect.element(row).toHaveTextContent('Mara is changing “Instructions”')
  await row.click()
  await expect
    .poll(told)
    .toContainEqual({ project: 'project1', selection: 'floor', field: '', is_here: true })
  stream.whisper('mara', { is_here: false })
  await expect.element(page.getByText('Also here:')).not.toBeInTheDocument()
  await expect.element(row).not.toHaveTextContent('Mara')
})

test('the chat shows who else is here', async () => {
  const { stream, shop, told, isListening } = await drawBoth()
  await drawIn(shop, chatCss, <Chat isOwnPage project="project1" />)
  await expect.poll(told).toHaveLength(1)
  await isListening()
  stream.whisper('mara', {})
  await expect.element(page.getByText('Also here:')).toHaveTextContent('Mara')
})

test('a checklist and a chat on one page are one person in one place', async () => {
  const { shop, told } = await drawBoth()
  await drawIn(
    shop,
    [...checklistCss, ...chatCss],
    <>
      <OpenChecklist project="project1" />
      <Chat isOwnPage project="project1" />
    </>,
  )
  await expect.element(page.getByRole('textbox', { name: 'Write a message' })).toBeVisible()
  await page.getByRole('button', { name: /^Floor tile/ }).click()
  await expect.poll(told).toHaveLength(2)
  expect(told().at(-1)).toMatchObject({ selection: 'floor' })
})
