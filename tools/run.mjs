// Runs other programs for our tools.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Programs of installed packages, by their file: what npm puts into .bin depends on the operating system. */
export const bin = (path) => fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url))

const finish = (child) =>
  new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })

/** Shows what the program writes. Resolves with its exit code. */
export const runShown = (program, args, { env, cwd = root } = {}) =>
  finish(spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' }))

/** Keeps what the program writes, for when it fails. */
export const runQuietly = async (program, args, { env, cwd = root } = {}) => {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, FORCE_COLOR: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (text) => {
      output += text
    })
  }
  return { code: await finish(child), output }
}

export const secondsSince = (startedAt) => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`
