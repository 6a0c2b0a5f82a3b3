// How a stage runs what it is made of: a check, a test runner, a build. Each returns what passed and failed, and what it cost.
import { join } from 'node:path'
import { bin, root } from '../run.mjs'
import { playwrightCounts, playwrightFiles, vitestCounts, vitestFiles } from '../reports.mjs'
import { resultsFolder, runLogged } from './program.mjs'

const reportOf = (name) => join(resultsFolder, 'reports', `${name}.json`)

/** Several programs of one stage: all of them, even when one fails. */
const runPrograms = async (name, programs) => {
  const ended = []
  for (const program of programs) ended.push(await runLogged({ log: name, ...program }))
  return {
    code: Math.max(...ended.map(({ code }) => code)),
    log: ended[0].log,
    cpuSeconds: ended.reduce((sum, { cpuSeconds }) => (cpuSeconds === null ? null : sum + cpuSeconds), 0),
  }
}

/** What is no test runner passes or fails as a whole. */
export const asOne = ({ code, cpuSeconds, log }) => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  skipped: 0,
  cpuSeconds,
  log,
})

export const check = ({ name, programs }) => ({
  name,
  cores: 1,
  run: async () => asOne(await runPrograms(name, programs)),
})

/** `projects` of vitest.config.ts, or the files of them that `only` names; `through` is a program that runs another, `more` further options. */
export const vitest =
  ({ name, projects = [name], only = [], since, env, through = [], more = [] }) =>
  async () => {
    const report = reportOf(name)
    const [program, ...args] = [
      ...through,
      process.execPath,
      bin('vitest/vitest.mjs'),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...only,
      ...(since ? ['--changed', since] : []),
      ...(since || only.length > 0 ? ['--passWithNoTests'] : []),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...more,
    ]
    const { code, cpuSeconds, log } = await runLogged({ log: name, program, args, env })
    return { ...vitestCounts(report, code), cpuSeconds, log, files: vitestFiles(report) }
  }

/** `projects` of tests/playwright.config.ts, or the specs of them that `only` names. */
export const playwright =
  ({ name, projects, only = [], env }) =>
  async () => {
    const report = reportOf(name)
    const { code, cpuSeconds, log } = await runLogged({
      log: name,
      program: process.execPath,
      args: [
        bin('@playwright/test/cli.js'),
        'test',
        ...projects.map((project) => `--project=${project}`),
        ...only,
        '--reporter=list,json',
      ],
      cwd: join(root, 'tests'),
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, DRAW_AHEAD: 'off', ...env },
    })
    return { ...playwrightCounts(report, code), cpuSeconds, log, files: playwrightFiles(report) }
  }

export const build = ({ name, targets }) => ({
  name,
  cores: 1,
  run: async () => {
    const args = [join(root, 'tools/build.mjs'), '--changed', ...targets]
    return asOne(await runLogged({ log: name, program: process.execPath, args }))
  },
})
