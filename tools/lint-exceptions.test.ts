import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
/** In the root, as the patterns in it are relative to it; named after this run, as another may go on beside it. */
const withoutExceptions = join(root, `.oxlintrc.without-exceptions.${process.pid}.json`)
afterAll(() => rm(withoutExceptions, { force: true }))

type Rules = Record<string, unknown>
type Config = { rules: Rules; overrides: { files: string[]; rules: Rules }[] }
type Finding = { code: string; filename: string }
type Ended = { stdout: string }

const limits = ['eslint/max-lines', 'eslint/max-lines-per-function', 'eslint/max-params']
const isListOfFiles = ({ files }: { files: string[] }) => files.every((file) => !file.includes('*'))

/** `rule file`, for each that goes over a limit. */
const findingsOf = async (config: string, files: string[]): Promise<Set<string>> => {
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  const args = [oxlint, '-c', config, '--quiet', '--format', 'json', ...files]
  // Findings are a failure to the program, and printed all the same.
  const { stdout }: Ended = await promisify(execFile)(process.execPath, args, {
    cwd: root,
    maxBuffer: 1e9,
  }).catch((failed: Ended) => failed)
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Finding[] }
  return new Set(diagnostics.map(({ code, filename }) => `${code.replace(/\((.+)\)/, '/$1')} ${filename}`))
}

test('a file that no longer goes over a limit of the lint is not excepted from it', async () => {
  const config = JSON.parse(await readFile(join(root, '.oxlintrc.json'), 'utf8')) as Config
  const exceptions = config.overrides.filter(isListOfFiles)
  const listed = exceptions.flatMap(({ files, rules }) =>
    Object.keys(rules).flatMap((rule) => files.map((file) => `${rule} ${file}`)),
  )
  expect(listed.every((each) => limits.some((rule) => each.startsWith(`${rule} `)))).toBe(true)

  const strict = {
    ...config,
    // Types are slow to come by, and no limit needs them.
    options: {},
    overrides: config.overrides.filter((override) => !isListOfFiles(override)),
  }
  await writeFile(withoutExceptions, JSON.stringify(strict))
  const files = exceptions.flatMap((exception) => exception.files)
  const found = await findingsOf(withoutExceptions, [...new Set(files)])

  expect(listed.filter((each) => !found.has(each))).toEqual([])
}, 60_000)
