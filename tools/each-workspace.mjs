// Runs one script in every workspace. A workspace without it is an error: the same names mean the same everywhere.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, runQuietly } from './run.mjs'

const manifestOf = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))

export const workspaces = () =>
  manifestOf('.').workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern]
    const parent = pattern.slice(0, -2)
    return readdirSync(join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${parent}/${entry.name}`)
  })

/** One after another. Resolves with what failed, and why. */
export const failuresOf = async (script) => {
  const failures = []
  for (const workspace of workspaces()) {
    if (!manifestOf(workspace).scripts?.[script]) {
      failures.push(`${workspace} has no script "${script}".`)
      continue
    }
    const { code, output } = await runQuietly('npm', ['run', script, '--silent', '-w', workspace])
    if (code !== 0) failures.push(`${workspace}:\n${output}`)
  }
  return failures
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const failures = await failuresOf(process.argv[2])
  for (const failure of failures) console.error(failure)
  process.exit(failures.length > 0 ? 1 : 0)
}
