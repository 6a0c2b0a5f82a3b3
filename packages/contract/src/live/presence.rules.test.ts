import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  heardPresence,
  nobodyPresent,
  type Present,
  presenceEveryMs,
  presenceLastsMs,
  presentAt,
  stillPresent,
} from './presence.rules.ts'

const at = (name: string, selection: string | null = null) => ({
  name,
  photo: null,
  selection,
  field: '',
  is_here: true,
})

test('somebody who comes is new once, and is where they said last', () => {
  const first = heardPresence(nobodyPresent, { from: 'mara', said: at('Mara') }, 0)
  const second = heardPresence(first.present, { from: 'mara', said: at('Mara', 'tile') }, 10)
  expect([first.isNew, second.isNew]).toEqual([true, false])
  expect(presentAt(second.present, 'tile').map(({ name }) => name)).toEqual(['Mara'])
  expect(presentAt(first.present, 'tile')).toEqual([])
})

test('who says goodbye is gone, and who says nothing is gone after a while', () => {
  const { present } = heardPresence(nobodyPresent, { from: 'mara', said: at('Mara') }, 0)
  const left = heardPresence(present, { from: 'mara', said: { ...at('Mara'), is_here: false } }, 1)
  expect([left.present.size, left.isNew]).toEqual([0, false])
  expect(stillPresent(present, presenceLastsMs - 1)).toBe(present)
  expect(stillPresent(present, presenceLastsMs).size).toBe(0)
  expect(presenceEveryMs).toBeLessThan(presenceLastsMs)
})

const sayings = fc.array(
  fc.record({
    from: fc.constantFrom('a', 'b', 'c'),
    after: fc.integer({ min: 0, max: presenceLastsMs * 2 }),
    isHere: fc.boolean(),
  }),
)

test('whoever is shown has said so within the time, and has not said goodbye since', () =>
  fc.assert(
    fc.property(sayings, (said) => {
      let present: Present = nobodyPresent
      let now = 0
      const lastWord = new Map<string, { at: number; isHere: boolean }>()
      for (const { from, after, isHere } of said) {
        now += after
        present = heardPresence(present, { from, said: { ...at(from), is_here: isHere } }, now).present
        lastWord.set(from, { at: now, isHere })
      }
      const here = [...lastWord].filter(([, word]) => word.isHere && word.at + presenceLastsMs > now)
      expect([...present.keys()].toSorted()).toEqual(here.map(([from]) => from).toSorted())
    }),
  ))
