import { expect, test } from 'vitest'
import { mergeReport } from './merge-report.ts'

const lines = (...results: ('moved' | 'added' | 'limited' | 'left_out')[]) =>
  results.map((result) => ({ result }))

test.each([
  [lines('moved', 'moved', 'moved', 'added'), 'Your cart came with you: 3 added, 1 already there.'],
  [lines('moved'), 'Your cart came with you: 1 added.'],
  [lines('limited', 'left_out'), 'Your cart came with you: 1 already there, 1 left out.'],
  [[], null],
])('of %j it says %s', (merged, sentence) => expect(mergeReport(merged)).toBe(sentence))
