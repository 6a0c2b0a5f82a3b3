// What a change can reach: which stages of the test run, and which files of them.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'

/**
 * @typedef {object} Reach
 * @property {string} since the revision that the change is counted from
 * @property {Set<string>} stages names of stages; `everything` stands for all
 * @property {string[] | null} api folders of the API whose tests run; null for all
 * @property {string[] | null} specs specs of the browser run; null for all
 */

const everything =
  /^(package(-lock)?\.json|tsconfig|vitest\.config|\.ci\/|tools\/(test|postgres|chromium|build|free-ports)|tests\/(factories|playwright)|packages\/contract\/src\/(shared|policy)\/)/
const read = /^(docs|bench|examples\/.*\.md)\/|\.md$/

/** Where a change happened, and what that reaches. `concept` is the word that the change is about. */
const places = [
  {
    at: /^packages\/contract\/src\/([^/]+)\//,
    stages: ['api', 'api-embedded', 'widgets', 'storybook', 'journeys'],
  },
  {
    at: /^apps\/api\/src\/(?:platform|testing|shared|commands)\/|^apps\/api\/src\/[^/]+\.ts$/,
    stages: ['api', 'api-embedded', 'faults', 'journeys'],
  },
  { at: /^apps\/api\/src\/([^/]+)\//, stages: ['api', 'api-embedded', 'faults', 'journeys'] },
  {
    at: /^packages\/(?:widgets|sdk|drawing)\//,
    stages: ['api', 'widgets', 'storybook', 'package', 'journeys'],
  },
  { at: /^\.storybook\//, stages: ['storybook'] },
  { at: /^apps\/host\/src\/features\/([^/]+)\//, stages: ['storybook', 'journeys'] },
  { at: /^apps\/(?:host|demo|demo-contractor-site)\//, stages: ['storybook', 'journeys'] },
  { at: /^apps\/ai-sandbox\//, stages: ['api', 'journeys'], concept: 'design-ai' },
  { at: /^apps\/payment-sandbox\//, stages: ['payment', 'faults', 'journeys'], concept: 'payment' },
  { at: /^tests\/faults\//, stages: ['faults'] },
  { at: /^tools\/(?:new\/|write-skeleton)/, stages: ['package'] },
  { at: /^tests\/package\/|^examples\//, stages: ['package', 'journeys'] },
  { at: /^tests\/((?:journeys|guest|visual)\/.+)$/, stages: ['journeys'], isSpec: true },
]

const placeOf = (file) => {
  for (const place of places) {
    const match = place.at.exec(file)
    if (match) return { ...place, word: place.concept ?? match[1] ?? null }
  }
  return null
}

/** Names of concepts, and all that call them: `callers` maps a concept to those that import from it. */
const withCallers = (concepts, callers) => {
  const reached = new Set(concepts)
  for (const concept of reached) for (const caller of callers.get(concept) ?? []) reached.add(caller)
  return [...reached].sort()
}

/**
 * @param {string[]} files changed files, from the root
 * @param {{ since: string, callers: Map<string, string[]>, covers: Record<string, string[]> }} known `covers` says of each spec which concepts it walks through; `*` for all
 * @returns {Reach}
 */
export const reachOfFiles = (files, { since, callers, covers }) => {
  const all = { since, stages: new Set(['everything']), api: null, specs: null }
  const told = files.filter((file) => !read.test(file))
  if (told.some((file) => everything.test(file))) return all
  const found = told.map(placeOf).filter((place) => place !== null)
  const stages = new Set(found.flatMap((place) => place.stages))
  const specs = found.filter(({ isSpec }) => isSpec).map(({ word }) => word)
  const concepts = found.filter(({ isSpec }) => !isSpec)
  const isWide = concepts.some(({ word }) => word === null)
  if (isWide) return { since, stages, api: null, specs: null }
  const words = withCallers(new Set(concepts.map(({ word }) => word)), callers)
  const covering = Object.keys(covers).filter((spec) =>
    covers[spec].some((concept) => concept === '*' || concepts.some(({ word }) => word === concept)),
  )
  return {
    since,
    stages,
    api: words.map((word) => `apps/api/src/${word}/`),
    specs: [...new Set([...specs, ...covering])].sort(),
  }
}

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

const changedSince = (rev) =>
  [git('diff', '--name-only', rev), git('ls-files', '--others', '--exclude-standard')]
    .flatMap((list) => list.split('\n'))
    .filter(Boolean)

const sourcesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))

/** Which folders of the API import from which. */
const readCallers = () => {
  const source = join(root, 'apps/api/src')
  const callers = new Map()
  const concepts = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  for (const { name } of concepts)
    for (const file of sourcesIn(join(source, name)))
      for (const [, called] of readFileSync(file, 'utf8').matchAll(/from '(?:\.\.\/)+([a-z-]+)\//g))
        if (called !== name) callers.set(called, [...new Set([...(callers.get(called) ?? []), name])])
  return callers
}

/** Of all that differs from `rev`, committed or not; by default from where this branch left main. */
export const reachOf = (rev) => {
  const since = rev ?? git('merge-base', 'HEAD', 'main')
  const covers = JSON.parse(readFileSync(join(root, 'tests/covers.json'), 'utf8'))
  return reachOfFiles(changedSince(since), { since, callers: readCallers(), covers })
}
