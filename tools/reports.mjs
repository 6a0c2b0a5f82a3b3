// Adds up what the test programs wrote down.
import { existsSync, readFileSync } from 'node:fs'

const none = { passed: 0, failed: 0, skipped: 0 }

/** A program that ended without a report has failed as a whole. */
const missing = { ...none, failed: 1 }

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

export const vitestCounts = (file, exitCode) => {
  const report = read(file)
  if (!report) return missing
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
  // A file that could not be loaded has no tests to count, but it failed.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  counts.failed += brokenFiles.length
  if (exitCode !== 0 && counts.failed === 0) counts.failed = 1
  return counts
}

/** A test that passed on a second try has not passed: nobody knows what the first one met. */
export const playwrightCounts = (file, exitCode) => {
  const report = read(file)
  if (!report) return missing
  const { expected, unexpected, flaky, skipped } = report.stats
  const counts = { passed: expected, failed: unexpected + flaky, skipped }
  if (exitCode !== 0 && counts.failed === 0) counts.failed = 1
  return counts
}

export const sum = (all) =>
  all.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    none,
  )

/** Each test file of a vitest report with its seconds. */
export const vitestFiles = (file) =>
  (read(file)?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: name,
    seconds: Math.max(0, endTime - startTime) / 1_000,
  }))

const secondsIn = ({ suites = [], specs = [] }) =>
  suites.reduce((total, suite) => total + secondsIn(suite), 0) +
  specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .reduce((total, { duration }) => total + duration / 1_000, 0)

/** Each spec of a Playwright report with the seconds of its tests. */
export const playwrightFiles = (file) =>
  (read(file)?.suites ?? []).map((suite) => ({ file: `tests/${suite.file}`, seconds: secondsIn(suite) }))
