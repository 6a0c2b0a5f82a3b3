import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playwrightCounts, playwrightFiles, sum, vitestCounts, vitestFiles } from './reports.mjs'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'showroom-reports-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const report = (name: string, content: object) => {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

const aVitestReport = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
}

test('tests that passed, failed and were skipped are counted', () => {
  expect(vitestCounts(report('v.json', aVitestReport), 0)).toEqual({ passed: 7, failed: 0, skipped: 2 })
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
  expect(playwrightCounts(report('p.json', { stats }), 1)).toEqual({ passed: 5, failed: 2, skipped: 2 })
})

test('a program that ended without a report has failed', () => {
  expect(vitestCounts(join(folder, 'missing.json'), 0).failed).toBe(1)
  expect(playwrightCounts(join(folder, 'missing.json'), 0).failed).toBe(1)
})

test('a file that could not be loaded counts as failed, though it has no tests', () => {
  const broken = { ...aVitestReport, testResults: [{ status: 'failed', assertionResults: [] }] }
  expect(vitestCounts(report('b.json', broken), 1)).toEqual({ passed: 7, failed: 1, skipped: 2 })
})

test('a program that ended with an error has failed, whatever its report says', () => {
  expect(vitestCounts(report('e.json', aVitestReport), 1).failed).toBe(1)
})

test('a test that passed on its second try only has failed', () => {
  const stats = { expected: 5, unexpected: 0, flaky: 1, skipped: 0 }
  expect(playwrightCounts(report('f.json', { stats }), 0)).toMatchObject({ passed: 5, failed: 1 })
})

test('all reports are added up', () => {
  const all = [
    { passed: 1, failed: 0, skipped: 2 },
    { passed: 3, failed: 1, skipped: 0 },
  ]
  expect(sum(all)).toEqual({ passed: 4, failed: 1, skipped: 2 })
})

test('the seconds of each file are read from either report', () => {
  const testResults = [{ name: '/app/cart.test.ts', startTime: 1_000, endTime: 3_500, assertionResults: [] }]
  expect(vitestFiles(report('vf.json', { testResults }))).toEqual([
    { file: '/app/cart.test.ts', seconds: 2.5 },
  ])
  const spec = (duration: number) => ({ tests: [{ results: [{ duration }] }] })
  const suites = [{ file: 'journeys/cart.spec.ts', specs: [spec(1_000)], suites: [{ specs: [spec(500)] }] }]
  expect(playwrightFiles(report('pf.json', { suites }))).toEqual([
    { file: 'tests/journeys/cart.spec.ts', seconds: 1.5 },
  ])
  expect(playwrightFiles(join(folder, 'missing.json'))).toEqual([])
})
