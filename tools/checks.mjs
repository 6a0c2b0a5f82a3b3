// The checks that need no database and no browser: each is a name and a promise of what is wrong, or null.
import { failuresOf } from './each-workspace.mjs'
import { bin, runQuietly } from './run.mjs'

const node = async (script, args) => {
  const { code, output } = await runQuietly(process.execPath, [bin(script), ...args])
  return code === 0 ? null : output
}

export const checks = [
  { name: 'format', run: () => node('@biomejs/biome/bin/biome', ['format', '.']) },
  {
    name: 'types',
    run: async () => {
      const failures = await failuresOf('typecheck')
      return failures.length > 0 ? failures.join('\n') : null
    },
  },
  { name: 'lint', run: () => node('oxlint/bin/oxlint', ['--type-aware', '--quiet', '.']) },
  {
    name: 'arrows',
    run: () =>
      node('dependency-cruiser/bin/dependency-cruise.mjs', [
        '--config',
        '.dependency-cruiser.cjs',
        '--output-type',
        'err',
        'packages',
        'apps',
        'tests',
      ]),
  },
]

export const unitTests = {
  name: 'unit tests',
  run: () => node('vitest/vitest.mjs', ['run', '--project', 'unit', '--reporter', 'dot']),
}
