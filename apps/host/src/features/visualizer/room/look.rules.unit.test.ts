import fc from 'fast-check'
import { expect, test } from 'vitest'
import { begin, change, type Look, redo, undo, withLaid, withPaint, withProduct } from './look.rules.ts'

const plan: Look['plan'] = {
  name: 'A room',
  room_type: 'kitchen',
  shape: 'rectangle',
  height: 8_000,
  outline: [
    [0, 0],
    [9_000, 0],
    [9_000, 9_000],
    [0, 9_000],
  ],
  openings: [],
  pieces: [],
  tiled: [],
}
const first: Look = { plan, state: { v: 1, laid: {}, painted: {}, metal: null } }
const painted = (color: string): Look => ({ plan, state: withPaint(first.state, 'walls', color) })

test('undo brings back what was, redo what was undone, and neither goes past its end', () => {
  const two = change(change(begin(first), painted('#111111')), painted('#222222'))
  expect(undo(two).now).toEqual(painted('#111111'))
  expect(undo(undo(undo(two))).now).toEqual(first)
  expect(redo(undo(two)).now).toEqual(painted('#222222'))
  expect(redo(two)).toEqual(two)
})

test('a slider that is dragged is one step', () => {
  const dragged = ['#222222', '#333333'].reduce(
    (history, color) => change(history, painted(color), true),
    change(begin(first), painted('#111111')),
  )
  expect(undo(dragged).now).toEqual(first)
})

test('however much is changed, as many undos as there are steps lead back, fifty at most', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^#[0-9a-f]{6}$/), { maxLength: 70 }), (colors) => {
      const done = colors.reduce((history, color) => change(history, painted(color)), begin(first))
      expect(done.past.length).toBe(Math.min(50, colors.length))
      const back = colors.reduce((history) => undo(history), done)
      expect(back.past).toEqual([])
      expect(colors.reduce((history) => redo(history), back).now).toEqual(done.now)
    }),
  )
})

test('another product keeps the place’s turn and area, and begins with its own grout and pattern', () => {
  const laid = withLaid(withProduct(first.state, 'floor', 'a'), 'floor', {
    angle: 90,
    area: 5_000,
    grout: '#000000',
    pattern: 'herringbone',
  })
  expect(withProduct(laid, 'floor', 'b').laid.floor).toMatchObject({
    product_id: 'b',
    angle: 90,
    area: 5_000,
    grout: null,
    pattern: null,
  })
})
