import { expect, test } from 'vitest'
import { drawingSize } from './image-rule.ts'

test('a drawing is as large as it says, or as its frame', () => {
  expect(drawingSize('<svg width="300" height="120px" viewBox="0 0 30 12">')).toEqual({
    width: 300,
    height: 120,
  })
  expect(drawingSize('<?xml?><svg viewBox="0 0 240 96" xmlns="x">')).toEqual({ width: 240, height: 96 })
  expect(drawingSize('<svg width="100%">')).toBeNull()
  expect(drawingSize('no drawing')).toBeNull()
})
