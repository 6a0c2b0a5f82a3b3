import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openFrames } from './frames.ts'
import { pauseAfter } from './live.ts'

const text = (frame: { id: string | null; event: string; data: unknown }) =>
  `${frame.id === null ? '' : `id: ${frame.id}\n`}event: ${frame.event}\ndata: ${JSON.stringify(frame.data)}\n\n`

const frame = fc.record({
  id: fc.option(fc.stringMatching(/^[ap]\d{1,4}\.\d{1,4}$/)),
  event: fc.constantFrom('chat.message', 'typing', 'reset'),
  data: fc.jsonValue(),
})

test('frames come whole, in order, however the network cuts them, with beats between', () =>
  fc.assert(
    fc.property(fc.array(frame), fc.integer({ min: 1, max: 40 }), (frames, size) => {
      const written = frames.map((one) => `${text(one)}:\n\n`).join('')
      const take = openFrames()
      const read = []
      for (let at = 0; at < written.length; at += size) read.push(...take(written.slice(at, at + size)))
      expect(read).toEqual(JSON.parse(JSON.stringify(frames)))
    }),
  ))

test('pauses double up to half a minute, and never come all at once', () => {
  expect([1, 2, 3, 20].map((failures) => pauseAfter(failures, 1))).toEqual([1_000, 2_000, 4_000, 30_000])
  expect(pauseAfter(20, 0.1)).toBe(3_000)
})
