// Writes down what a whole run took: bench/tests.json, the newest run first.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { sum } from '../reports.mjs'
import { root } from '../run.mjs'

const file = join(root, 'bench/tests.json')
const mostKept = 40

const round = (value) => (value === null || value === undefined ? null : Math.round(value * 10) / 10)

/** @param {{ lane: 'gate' | 'night', startedAt: number, results: Map<string, object> }} run */
export const keepRun = ({ lane, startedAt, results }) => {
  const { passed, failed, skipped } = sum([...results.values()])
  const run = {
    at: new Date(startedAt).toISOString(),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
    lane,
    minutes: round((Date.now() - startedAt) / 60_000),
    load: round(loadavg()[2]),
    passed,
    failed,
    skipped,
    stages: Object.fromEntries(
      [...results].map(([name, { seconds, cpuSeconds, failed: failures }]) => [
        name,
        { seconds: round(seconds), cpuSeconds: round(cpuSeconds), ...(failures > 0 && { failed: failures }) },
      ]),
    ),
  }
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  writeFileSync(file, `${JSON.stringify([run, ...before].slice(0, mostKept), null, 2)}\n`)
}
