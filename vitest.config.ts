import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { markdown } from './apps/host/build/markdown.ts'
import { storyPictures } from './tools/story-pictures.ts'
import { SlowFirst } from './tools/test/slow-first.mjs'
import { drawnAlike, testBrowserFlags, testBrowserPath } from './tools/test-browser.mjs'

/**
 * Without motion, so that nothing is measured half-way through a fade.
 * Each browser project needs an object of its own: a shared one keeps the first project's name.
 */
const browser = ({ flags = [], viewport }: Drawn = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: testBrowserPath, args: [...testBrowserFlags, ...flags] },
    contextOptions: { reducedMotion: 'reduce', ...(viewport && { viewport }) },
  }),
  instances: [{ browser: 'chromium' as const }],
})

type Drawn = { flags?: readonly string[]; viewport?: { width: number; height: number } }

/** A machine may be busy: what is looked for again and again is given up late. */
const patient = { expect: { poll: { timeout: 20_000 } } }
const inBrowser = {
  globalSetup: ['tools/require-test-browser.mjs'],
  ...patient,
  // Longer than what is looked for in it: a file of the widgets may come seconds after it was asked for.
  testTimeout: 60_000,
  hookTimeout: 60_000,
}

const preactAlias = {
  // Only react-shadow asks for it, for a mode that is never used; the longer names go first.
  'react-dom/server': '@showroom/widgets/shadow/no-server-rendering',
  react: 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
}

/** What the script tag's bundle is built with: see packages/sdk/build. */
const inSdk = (path: string) => new URL(`./packages/sdk/src/preact/${path}`, import.meta.url).pathname
const bundleAlias = [
  { find: /^react-dom(\/client)?$/, replacement: inSdk('react-dom-client.ts') },
  { find: /^react\/jsx(-dev)?-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: inSdk('react.ts') },
]

/** Found only while tests run, they would reload the page in the middle of one. */
const bundledAhead = (renderer: string[]) => ({
  include: [...renderer, 'react-shadow', 'zustand/vanilla', 'redaxios'],
})

/** NIGHT=1 asks for what takes long as well: each test on each database, random seeds, more kills. */
const isNight = process.env.NIGHT === '1'

const inApi = (path: string) => `apps/api/src/${path}.test.ts`
const everyApiTest = 'apps/{api,demo}/src/**/*.test.ts'
/** A process that starts and stops leaves something locked, if anywhere, in the folder of the embedded database. */
const startsAndStops = ['main', 'main-stops'].map(inApi)
/** What differs between the databases, and what a visitor does first: all else is held by the replay of statements. */
const embeddedTests = [
  'platform/db/*',
  'platform/jobs/worker',
  'platform/jobs/lease',
  'platform/jobs/schedule',
  'catalogue/import/import-feed',
  'catalogue/index/feed',
  'catalogue/import/import-without-skus',
  'catalogue/search/search',
  'catalogue/search/products',
  'cart/cart',
  'pro-pricing/markup/plan/markup-plans',
  'order/placing/placing',
]
  .map(inApi)
  .concat('apps/demo/src/catalogue/load.test.ts', ...startsAndStops)
/** On what the server run has kept: after api-server. */
const replay = inApi('testing/statements/replay')
/** Its processes share a database, which the embedded one can not be. */
const killedWorkers = inApi('platform/jobs/killed-workers')

type ApiTests = { include: string[]; exclude?: string[]; globalSetup: string[] }
const apiTests = (name: string, database: string, { include, exclude = [], globalSetup }: ApiTests) => ({
  resolve: {
    alias: [
      // Strong passwords are the unit tests' matter; here they would cost ten milliseconds each.
      {
        find: '@node-rs/argon2',
        replacement: join(import.meta.dirname, 'apps/api/src/testing/weak-argon2.ts'),
      },
      // Threads begin as they are built: from the sources each would translate all of them anew, for a second.
      {
        find: /^.*\/process\/start-worker\.ts$/,
        replacement: join(import.meta.dirname, 'apps/api/src/testing/start-built-worker.ts'),
      },
    ],
  },
  test: {
    name,
    // The application is read once for each worker, not for each file: no file may replace a module.
    isolate: false,
    include,
    exclude: [
      'apps/{api,demo}/src/**/*.unit.test.ts',
      ...(isNight ? [] : ['apps/{api,demo}/src/**/*.night.test.ts']),
      ...exclude,
    ],
    env: { TEST_DATABASE: database },
    setupFiles: ['tools/property-runs.mjs'],
    globalSetup,
    // A start of the embedded database takes a second on a quiet machine, and many on a busy one.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // One more than there are cores in the gate: a third of a file's time it waits, for a process, a bank, a second.
    maxWorkers: 3,
    ...patient,
  },
})

export default defineConfig({
  test: {
    attachmentsDir: 'test-results/attachments',
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        // The host's texts, as its build reads them.
        plugins: [markdown()],
        test: {
          name: 'unit',
          isolate: false,
          // A wait that never ends, not a machine that is busy.
          testTimeout: 60_000,
          ...patient,
          setupFiles: ['tools/property-runs.mjs'],
          include: [
            'packages/contract/src/**/*.test.ts',
            'apps/{api,demo}/src/**/*.unit.test.ts',
            'apps/host/{src,build}/**/*.unit.test.ts',
            'apps/demo-contractor-site/tests/*.unit.test.ts',
            'packages/**/src/**/*.unit.test.ts',
            'packages/sdk/build/*.unit.test.mjs',
            'tools/**/*.test.ts',
          ],
        },
      },
      apiTests('api-server', 'server', {
        include: [everyApiTest],
        exclude: [replay, ...(isNight ? [] : startsAndStops)],
        globalSetup: [
          'tools/built-servers-for-tests.mjs',
          'tools/postgres-for-tests.mjs',
          'apps/api/src/testing/setup-server.ts',
        ],
      }),
      apiTests('api-embedded', 'embedded', {
        include: isNight ? [everyApiTest] : [...embeddedTests, replay],
        exclude: [killedWorkers],
        globalSetup: ['tools/built-servers-for-tests.mjs', 'apps/api/src/testing/setup-embedded.ts'],
      }),
      {
        test: {
          name: 'payment',
          isolate: false,
          include: ['apps/payment-sandbox/src/**/*.test.ts'],
          testTimeout: 60_000,
          ...patient,
        },
      },
      {
        test: {
          // On the built server: after `npm run build`.
          name: 'faults',
          ...patient,
          include: ['tests/faults/**/*.test.ts'],
          // Half of its time each waits for a server that starts.
          maxWorkers: 2,
        },
      },
      {
        test: {
          // On the built package: after `npm run build`.
          name: 'package',
          include: ['tests/package/*.test.ts', 'packages/sdk/build/*.package.test.mjs'],
          // A compiler is started for each kind of project.
          testTimeout: 120_000,
        },
      },
      {
        optimizeDeps: bundledAhead(['react', 'react-dom/client', 'react/jsx-dev-runtime']),
        test: {
          name: 'widgets-react',
          // In these folders alone, where they are named.
          include: [`packages/widgets/src/${process.env.REACT_WIDGETS ?? '**'}/**/*.test.tsx`],
          ...inBrowser,
          browser: browser(),
        },
      },
      {
        resolve: { alias: preactAlias },
        optimizeDeps: bundledAhead(['preact/compat', 'preact/compat/client', 'preact/jsx-runtime']),
        test: {
          name: 'widgets-preact',
          include: ['packages/widgets/src/**/*.test.tsx'],
          ...inBrowser,
          browser: browser(),
        },
      },
      {
        resolve: { alias: bundleAlias },
        // Bundled ahead it would bring a second copy of what stands for React.
        optimizeDeps: { exclude: ['@r2wc/react-to-web-component', '@r2wc/core'] },
        test: {
          name: 'sdk',
          include: ['packages/sdk/src/**/*.test.{ts,tsx}'],
          exclude: ['packages/sdk/src/**/*.unit.test.ts'],
          ...inBrowser,
          browser: browser(),
        },
      },
      {
        // Each story is drawn and held against axe.
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          setupFiles: ['.storybook/story-pictures.ts'],
          ...inBrowser,
          // As wide as a story is: it would be made smaller otherwise.
          browser: {
            ...browser({ flags: drawnAlike, viewport: { width: 1200, height: 900 } }),
            ...storyPictures,
          },
        },
      },
    ],
  },
})
