// What a run says while it goes on and when it ends.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../run.mjs'

const lastLines = 400

const seconds = (value) => (value === null || value === undefined ? '' : `${value.toFixed(1)} s`)

/** What went well is left out: nobody looks for it here. */
const tailOf = (log) =>
  readFileSync(log, 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => !/^\s*(✓|ok) /.test(line))
    .slice(-lastLines)
    .join('\n')

const counts = ({ passed, failed, skipped }) =>
  [`${passed} passed`, failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`]
    .filter(Boolean)
    .join(', ')

export const printStart = ({ name }) => console.log(`  ${name} …`)

export const printEnd = ({ name }, result) => {
  const mark = result.failed === 0 ? '✓' : '✗'
  const costs = [seconds(result.seconds), result.cpuSeconds && `${seconds(result.cpuSeconds)} of processor`]
  console.log(`${mark} ${name.padEnd(14)} ${counts(result).padEnd(28)} ${costs.filter(Boolean).join(', ')}`)
  if (result.failed === 0) return
  if (result.error) console.error(result.error)
  if (result.log) console.error(`${tailOf(result.log)}\n(the end of ${relative(root, result.log)})`)
}

/** The files that took longest, over all stages. */
export const printSlowest = (results, most = 10) => {
  const files = [...results.values()].flatMap(({ files: timed = [] }) => timed)
  const slowest = files.sort((one, other) => other.seconds - one.seconds).slice(0, most)
  if (slowest.length === 0) return
  console.log(`The ${slowest.length} slowest files:`)
  for (const { file, seconds: took } of slowest)
    console.log(
      `  ${seconds(took).padStart(8)}  ${relative(root, file.startsWith('/') ? file : `${root}/${file}`)}`,
    )
}

/** Stages over their budget of processor time, at the machine's pace: a list of sentences. */
export const overBudget = (stages, results, pace) =>
  stages.flatMap(({ name, budget }) => {
    const taken = results.get(name)?.cpuSeconds
    const most = budget && Math.round(budget * pace)
    return most && taken > most
      ? [
          `${name} took ${seconds(taken)} of processor; its budget is ${most} s at this machine’s pace (tools/test/budgets.mjs).`,
        ]
      : []
  })
