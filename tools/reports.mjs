// Adds up what the test programs wrote down.
import { existsSync, readFileSync } from 'node:fs'

const none = { passed: 0, failed: 0, skipped: 0, secondTries: 0 }

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

export const playwrightCounts = (file, exitCode) => {
  const report = read(file)
  if (!report) return missing
  const { expected, unexpected, flaky, skipped } = report.stats
  const counts = { passed: expected + flaky, failed: unexpected, skipped, secondTries: flaky }
  if (exitCode !== 0 && counts.failed === 0) counts.failed = 1
  return counts
}

export const sum = (all) =>
  all.reduce(
    (total, { passed, failed, skipped, secondTries = 0 }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      secondTries: total.secondTries + secondTries,
    }),
    none,
  )
