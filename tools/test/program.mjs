// Runs one program of a stage: what it writes goes to a log of its own, what it costs is measured.
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../run.mjs'

const measured = fileURLToPath(new URL('./measured.mjs', import.meta.url))
export const resultsFolder = join(root, 'test-results')

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/**
 * @param {{ log: string, program: string, args: string[], env?: Record<string, string>, cwd?: string }} what `log` names the log's file
 * @returns {Promise<{ code: number, cpuSeconds: number | null, log: string }>} `log` is the log's path
 */
export const runLogged = async ({ log: name, program, args, env, cwd = root }) => {
  mkdirSync(join(resultsFolder, 'logs'), { recursive: true })
  const log = join(resultsFolder, 'logs', `${name}.log`)
  const costs = join(resultsFolder, 'logs', `${name}.cost.json`)
  rmSync(costs, { force: true })
  const output = openSync(log, 'a')
  try {
    const child = spawn(process.execPath, [measured, costs, program, ...args], {
      cwd,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', output, output],
    })
    const code = await new Promise((resolve) => child.once('exit', (ended) => resolve(ended ?? 1)))
    return { code, cpuSeconds: readJson(costs)?.cpuSeconds ?? null, log }
  } finally {
    closeSync(output)
  }
}
