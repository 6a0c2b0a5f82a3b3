import fc from 'fast-check'
import { expect, test } from 'vitest'
import { namesInZip } from './zip-names.rules.ts'

test('files of one name are numbered before the ending, also where only the case differs', () => {
  expect(namesInZip(['plan.pdf', 'Plan.pdf', 'plan (2).pdf', 'plan.pdf', 'notes', 'notes'])).toEqual([
    'plan.pdf',
    'Plan (2).pdf',
    'plan (2) (2).pdf',
    'plan (3).pdf',
    'notes',
    'notes (2)',
  ])
})

test('no name leads out of its folder, or is none', () => {
  expect(namesInZip(['../../etc/passwd', 'a\\b.txt', '...', '', 'x\u0000y', 'C:.txt'])).toEqual([
    '_.._etc_passwd',
    'a_b.txt',
    'file',
    'file (2)',
    'x_y',
    'C_.txt',
  ])
})

test('as many names as files, each once on any system', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 30 }), (names) => {
      const given = namesInZip(names)
      expect(given).toHaveLength(names.length)
      expect(new Set(given.map((name) => name.toLowerCase())).size).toBe(names.length)
      for (const name of given) expect(name).toMatch(/^[^/\\:]+$/)
    }),
  )
})
