import { expect, test } from 'vitest'
import { touched } from './touched.ts'

test('only what was touched in a form is sent, a list as a whole', () => {
  const shown = {
    name: 'Bath',
    note: '',
    parts: [{ length: 1 }, { length: 2 }],
    room_id: 'a' as string | null,
  }
  expect(touched(shown, { ...shown, parts: [{ length: 1 }, { length: 2 }] })).toEqual({})
  expect(touched(shown, { ...shown, note: 'By the window', room_id: null })).toEqual({
    note: 'By the window',
    room_id: null,
  })
  expect(touched(shown, { ...shown, parts: [{ length: 1 }, { length: 3 }] })).toEqual({
    parts: [{ length: 1 }, { length: 3 }],
  })
})
