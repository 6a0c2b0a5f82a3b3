// The checks that need no database and no browser: each is a program that ends with 0 when all is well.
import { workspaces } from './each-workspace.mjs'
import { bin } from './run.mjs'

const node = (script, ...args) => ({ program: process.execPath, args: [bin(script), ...args] })

/**
 * The compiler keeps what it knows of each workspace: only what a change can reach is checked anew. On one thread, as
 * each further one works the contract's types out again.
 */
const typesOf = (workspace) =>
  node(
    'ts7/bin/tsc',
    '-p',
    workspace,
    '--singleThreaded',
    '--incremental',
    '--tsBuildInfoFile',
    `.cache/types/${workspace.replaceAll('/', '-')}.tsbuildinfo`,
  )

export const checks = [
  { name: 'format', programs: [node('@biomejs/biome/bin/biome', 'format', '.')] },
  { name: 'types', programs: workspaces().map(typesOf) },
  { name: 'lint', programs: [node('oxlint/bin/oxlint', '--type-aware', '--quiet', '.')] },
  {
    name: 'arrows',
    programs: [
      node(
        'dependency-cruiser/bin/dependency-cruise.mjs',
        '--config',
        '.dependency-cruiser.cjs',
        '--output-type',
        'err',
        'packages',
        'apps',
        'tests',
      ),
    ],
  },
]
