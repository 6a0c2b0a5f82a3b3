// The stages of a test run, in the order in which they are started: what each proves, and what it may cost.
import { join } from 'node:path'
import { checks } from '../checks.mjs'
import { root } from '../run.mjs'
import { budgets } from './budgets.mjs'
import { runLogged } from './program.mjs'
import { asOne, build, check, playwright, vitest } from './runners.mjs'

/**
 * What a run may be cut to by a change: `since` for what vitest finds by imports, folders and specs for the rest.
 * @param {import('./reach.mjs').Reach | null} reach
 */
const gate = (reach) => {
  const { since, api, specs } = reach ?? { since: undefined, api: [], specs: [] }
  return [
    build({ name: 'build', targets: [] }),
    ...checks.map(check),
    // The longest of those that keep one core busy first, so that none is alone in the end.
    {
      name: 'storybook',
      cores: 1,
      // What Storybook has open keeps the process when all is closed, which would be waited for ten seconds.
      run: vitest({ name: 'storybook', more: ['--teardownTimeout=2000'] }),
    },
    { name: 'faults', cores: 1, needs: ['build'], run: vitest({ name: 'faults' }) },
    {
      name: 'widgets',
      cores: 1,
      run: vitest({
        name: 'widgets',
        projects: ['widgets-react', 'widgets-preact', 'sdk'],
        // In React only where that may differ from Preact: roots in a shadow, refs, what opens above the page.
        env: { REACT_WIDGETS: '{frame,shadow,ui}' },
      }),
    },
    { ...build({ name: 'npm-package', targets: ['package for npm'] }), needs: ['build'] },
    { name: 'package', cores: 1, needs: ['npm-package'], run: vitest({ name: 'package' }) },
    { name: 'unit', cores: 1, run: vitest({ name: 'unit', since }) },
    { name: 'payment', cores: 1, run: vitest({ name: 'payment' }) },
    {
      name: 'api',
      cores: 2,
      needs: ['build'],
      run: vitest({ name: 'api', projects: ['api-server'], only: api ?? [] }),
    },
    // It replays the statements that the server's run has kept.
    { name: 'api-embedded', cores: 2, needs: ['api'], run: vitest({ name: 'api-embedded' }) },
    {
      name: 'journeys',
      cores: 2,
      needs: ['build'],
      run: playwright({ name: 'journeys', projects: ['visual', 'journeys'], only: specs ?? [] }),
    },
  ]
}

const longer = { NIGHT: '1' }
/** Forty days on, so that nothing depends on the day; what measures time goes on as it is. */
const later = {
  through: ['faketime', '-f', '+40d'],
  env: {
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // `api` runs beside it, and what it writes is read by `api-embedded`.
    TEST_STATEMENTS: join(root, '.cache/statements-later'),
  },
}

const laterDays = () => [
  { name: 'calendar-unit', cores: 1, run: vitest({ name: 'calendar-unit', projects: ['unit'], ...later }) },
  {
    name: 'calendar-api',
    cores: 2,
    needs: ['build'],
    run: vitest({ name: 'calendar-api', projects: ['api-server'], ...later }),
  },
]

/** Run whole before an issue is said resolved: what is long, or proves again what the gate proves. */
const night = () => [
  build({ name: 'build', targets: [] }),
  {
    name: 'properties',
    cores: 2,
    run: vitest({ name: 'properties', projects: ['unit'], env: { ...longer, FC_RUNS: '10000' } }),
  },
  {
    name: 'api',
    cores: 2,
    needs: ['build'],
    run: vitest({ name: 'api', projects: ['api-server'], env: longer }),
  },
  { name: 'api-embedded', cores: 2, needs: ['api'], run: vitest({ name: 'api-embedded', env: longer }) },
  { name: 'widgets', cores: 1, run: vitest({ name: 'widgets', projects: ['widgets-react'], env: longer }) },
  { name: 'faults', cores: 2, needs: ['build'], run: vitest({ name: 'faults', env: longer }) },
  {
    name: 'package',
    cores: 1,
    needs: ['build'],
    run: vitest({ name: 'package', only: ['packages/sdk/build/bundle.package.test.mjs'], env: longer }),
  },
  {
    name: 'journeys',
    cores: 2,
    needs: ['build'],
    run: playwright({ name: 'journeys', projects: ['visual', 'journeys'], env: longer }),
  },
  ...laterDays(),
  {
    name: 'newest-lts',
    cores: 1,
    needs: ['build'],
    run: async () => {
      const args = [join(root, 'tools/test/newest-lts.mjs')]
      return asOne(await runLogged({ log: 'newest-lts', program: process.execPath, args }))
    },
  },
]

/** What is built for whom, where only a part of the run is wanted. */
const neededBy = { build: ['api', 'journeys', 'faults', 'package'], 'npm-package': ['package'] }

/** Always run, as they cost little and any change can break them. */
const always = new Set([...checks.map(({ name }) => name), 'unit'])

/** Measured for the gate only. */
const withBudgets = (stages) => stages.map((stage) => ({ ...stage, budget: budgets[stage.name] }))

/**
 * @param {'gate' | 'night'} lane
 * @param {import('./reach.mjs').Reach | null} reach what a change can reach; null for a whole run
 */
export const stagesOf = (lane, reach) => {
  if (lane === 'night') return night()
  if (!reach || reach.stages.has('everything')) return withBudgets(gate(null))
  // No budgets: a part of a stage says nothing of the whole.
  return gate(reach).filter(
    ({ name }) =>
      always.has(name) ||
      reach.stages.has(name) ||
      (neededBy[name] ?? []).some((other) => reach.stages.has(other)),
  )
}

/** What `npm run check` runs: no database, no browser, nothing built. */
export const checkStages = () => gate(null).filter(({ name }) => always.has(name))
