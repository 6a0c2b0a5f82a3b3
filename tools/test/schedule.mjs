// Runs stages side by side as cores allow, each once what it needs has passed.

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {number} cores how many cores it keeps busy
 * @property {string[]} [needs] names of stages that must have passed; one that is not in the list is taken as passed
 * @property {() => Promise<{ failed: number }>} run
 */

/** What cannot run any more, as something it needs has failed. */
const isLost = ({ needs = [] }, results) => needs.some((name) => results.get(name)?.failed > 0)

const isReady = ({ needs = [] }, results, names) =>
  needs.every((name) => !names.has(name) || results.get(name)?.failed === 0)

/**
 * Starts stages in their order, never more than `cores` busy at once; a stage that wants more than there are runs alone.
 * @param {Stage[]} stages
 * @param {{ cores: number, onStart?: (stage: Stage) => void, onEnd?: (stage: Stage, result: object) => void }} options
 * @returns {Promise<Map<string, object>>} what each stage returned and its `seconds`; a stage that was never run has `failed: 1`
 */
export const runStages = async (stages, { cores, onStart = () => {}, onEnd = () => {} }) => {
  const names = new Set(stages.map(({ name }) => name))
  const results = new Map()
  const running = new Map()
  let waiting = [...stages]
  let busy = 0

  const start = (stage, taken) => {
    busy += taken
    onStart(stage)
    const startedAt = Date.now()
    const run = stage
      .run()
      .catch((error) => ({ passed: 0, failed: 1, skipped: 0, error }))
      .then((ended) => {
        const result = { ...ended, seconds: (Date.now() - startedAt) / 1_000 }
        busy -= taken
        running.delete(stage.name)
        results.set(stage.name, result)
        onEnd(stage, result)
      })
    running.set(stage.name, run)
  }

  while (waiting.length > 0 || running.size > 0) {
    for (const stage of waiting.filter((candidate) => isLost(candidate, results)))
      results.set(stage.name, { passed: 0, failed: 1, skipped: 0, wasLost: true })
    waiting = waiting.filter(({ name }) => !results.has(name))
    for (const stage of waiting.filter((candidate) => isReady(candidate, results, names))) {
      const taken = Math.min(stage.cores, cores)
      if (busy + taken > cores) continue
      waiting = waiting.filter((candidate) => candidate !== stage)
      start(stage, taken)
    }
    if (running.size > 0) await Promise.race(running.values())
    else if (
      waiting.length > 0 &&
      !waiting.some((stage) => isLost(stage, results) || isReady(stage, results, names))
    )
      throw new Error(`These stages wait for each other: ${waiting.map(({ name }) => name).join(', ')}.`)
  }
  return results
}
