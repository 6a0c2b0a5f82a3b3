import { beforeEach, expect, test, vi } from 'vitest'
import { forgetTyped, keepDraft, keepLook, keptDraft, keptLook, wishIn } from './draft.ts'
import { nothingTyped } from './typed-wish.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

const photo = {
  id: 'a-photo',
  src: '/showroom/ai-pictures/a-photo.webp',
  width: 960,
  height: 720,
  colors: [{ color: '#c9b18c', share: 100 }],
  use: 'painted' as const,
  goes_at: '2026-12-26T00:00:00.000Z',
}

test('what was typed and what stood on the screen last as long as the tab', () => {
  const typed = {
    ...nothingTyped,
    room: 'bathroom' as const,
    styles: ['rustic' as const, 'coastal' as const],
    area: '40',
    text: 'light floor',
    begin: 'design' as const,
    photo,
    start: { from: 'design' as const, id: 'a-room' },
    keepFields: [3, 9],
  }
  keepDraft(typed)
  keepLook('a-job')
  expect([keptDraft(), keptLook()]).toEqual([typed, 'a-job'])
  forgetTyped()
  expect([keptDraft(), keptLook(), kept.size]).toEqual([null, null, 0])
})

test('storage that is blocked keeps nothing, and breaks nothing', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepDraft(nothingTyped)
  expect(keptDraft()).toBeNull()
})

test.each([
  ['no JSON', null],
  ['"text"', null],
  [
    '{"room":"garage","styles":["gothic","rustic"],"keepFields":[1,99],"strength":"all"}',
    { styles: ['rustic'], keepFields: [1] },
  ],
  ['{"photo":{"id":7},"begin":"dream","start":{"from":"dream","id":"1"}}', {}],
  ['{"begin":"plan","start":{"from":"plan","id":7}}', { begin: 'plan' }],
  ['{"styles":["modern","rustic","coastal","japandi"]}', { styles: ['modern', 'rustic', 'coastal'] }],
])('of what stands in the storage only what the form knows is taken: %s', (text, known) => {
  expect(wishIn(text)).toEqual(known && { ...nothingTyped, ...known })
})
