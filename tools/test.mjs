// `npm test`: everything, on a fresh clone. Its last line is `N passed, N failed, N skipped`.
import { requireNode } from './node-version.mjs'

requireNode()
const { installWhenNeeded } = await import('./install.mjs')
await installWhenNeeded()

const { mkdirSync, readFileSync, rmSync } = await import('node:fs')
const { join } = await import('node:path')
const { checks } = await import('./checks.mjs')
const { aptInstall, findTestBrowser, isRootOnDebian } = await import('./chromium.mjs')
const { buildChanged } = await import('./build.mjs')
const { findPostgres } = await import('./postgres.mjs')
const { playwrightCounts, sum, vitestCounts } = await import('./reports.mjs')
const { bin, root, runShown, secondsSince } = await import('./run.mjs')
const { testBrowserProblem } = await import('./test-browser.mjs')

const startedAt = Date.now()
const reports = join(root, 'test-results/reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const results = []
const record = (counts) => results.push(counts)
const pass = { passed: 1, failed: 0, skipped: 0 }
const fail = { passed: 0, failed: 1, skipped: 0 }
const skip = { passed: 0, failed: 0, skipped: 1 }

const loud = (...lines) => {
  const rule = '!'.repeat(78)
  console.log([rule, ...lines.map((line) => `!! ${line}`), rule].join('\n'))
}

const runChecks = async () => {
  for (const { name, run } of checks) {
    const since = Date.now()
    const problem = await run()
    console.log(`${problem === null ? '✓' : '✗'} ${name.padEnd(12)} ${secondsSince(since)}`)
    if (problem !== null) console.error(problem)
    record(problem === null ? pass : fail)
  }
}

const runVitest = async (...projects) => {
  const file = join(reports, `${projects.join('+')}.json`)
  const names = projects.flatMap((project) => ['--project', project])
  const code = await runShown(process.execPath, [
    bin('vitest/vitest.mjs'),
    'run',
    ...names,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  record(vitestCounts(file, code))
}

const runServerTests = async () => {
  if (!process.env.TEST_DATABASE_URL && !findPostgres() && isRootOnDebian()) await aptInstall('postgresql')
  if (process.env.TEST_DATABASE_URL || findPostgres()) return runVitest('api-server')
  loud('SKIPPED: the API on a PostgreSQL server.', 'No PostgreSQL (initdb, pg_ctl) is installed here.')
  record(skip)
}

const runBrowserTests = async () => {
  await runVitest('widgets-react', 'widgets-preact', 'sdk')
  const configuration = readFileSync(join(root, 'vitest.config.ts'), 'utf8')
  if (configuration.includes("'storybook'")) await runVitest('storybook')
}

const runJourneys = async () => {
  const file = join(reports, 'journeys.json')
  const code = await runShown(
    process.execPath,
    [bin('@playwright/test/cli.js'), 'test', '--reporter=list,json'],
    {
      cwd: join(root, 'tests'),
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    },
  )
  record(playwrightCounts(file, code))
}

const buildAll = async () => {
  try {
    await buildChanged({ everything: true })
    record(pass)
    return true
  } catch (error) {
    console.error(error.message)
    record(fail)
    return false
  }
}

/** What needs the built server. Nobody looks at the pictures that it would draw ahead. */
const runOnServer = async () => {
  process.env.DRAW_AHEAD = 'off'
  if (!(await buildAll())) return
  await runVitest('faults')
  await runVitest('package')
  if (chromium) await runJourneys()
}

const chromium = await findTestBrowser()

await runChecks()
await runVitest('unit')
await runVitest('payment')
await runVitest('api-embedded')
await runServerTests()
if (chromium) {
  await runBrowserTests()
} else {
  loud('FAILED: the tests in a browser.', testBrowserProblem())
  record(fail)
}
await runOnServer()

const { passed, failed, skipped, secondTries } = sum(results)
if (secondTries > 0)
  loud(`${secondTries} of the journeys passed only on a second try: look above for "flaky".`)
console.log(`Took ${secondsSince(startedAt)}.`)
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exit(failed === 0 ? 0 : 1)
