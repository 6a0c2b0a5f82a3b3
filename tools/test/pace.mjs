// How quick this machine is while the stages run: budgets of processor time are meant for the one they were measured on.
import { createHash } from 'node:crypto'

/** What the piece of work below took, in seconds of processor, while the budgets were measured. */
export const referenceSeconds = 0.0136

const everyMs = 20_000

/** Strings, objects, sorting and hashing, as a test run has them; the same each time. */
const pieceOfWork = () => {
  const rows = Array.from({ length: 12_000 }, (_, at) => ({ at, name: `line ${(at * 7_919) % 12_007}` }))
  rows.sort((one, other) => (one.name < other.name ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex')
}

const secondsOfWork = () => {
  const before = process.cpuUsage()
  pieceOfWork()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

export const medianOf = (values) => values.toSorted((one, other) => one - other)[values.length >> 1]

/** How many times longer than the reference, never less than 1: whoever is quicker has no smaller budget. */
export const paceOf = (samples) =>
  samples.length === 0 ? 1 : Math.max(1, medianOf(samples) / referenceSeconds)

/** Looks now and then, until it is asked for what it saw. */
export const watchPace = () => {
  // Read and compiled once before it counts.
  for (let round = 0; round < 5; round += 1) pieceOfWork()
  const samples = [secondsOfWork()]
  const timer = setInterval(() => samples.push(secondsOfWork()), everyMs)
  return () => {
    clearInterval(timer)
    return { pace: paceOf(samples), medianSeconds: medianOf(samples) }
  }
}
