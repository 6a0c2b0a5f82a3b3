// The arrows of docs/architecture.md. Each rule holds for every concept to come: none names a file.

const { existsSync, readdirSync, readFileSync } = require('node:fs')
const { join } = require('node:path')

/** Concepts of the API in the order of the arrows, as modules.ts lists their doors: each may call those before it. */
const modules = readFileSync(join(__dirname, 'apps/api/src/modules.ts'), 'utf8')
const concepts = [...modules.matchAll(/from '[.][/]([\w-]+)[/]module[.]ts'/g)].map(([, concept]) => concept)
if (concepts.length < 20) throw new Error('The list of concepts in modules.ts was not read.')

const api = '^apps/api/src'

const downward = concepts.map((concept, index) => ({
  name: `${concept}-calls-down-only`,
  comment: `${concept} may call ${concepts.slice(0, index).join(', ') || 'no other concept'}.`,
  severity: 'error',
  from: { path: `${api}/${concept}/`, pathNot: '[.](test|unit[.]test)[.]ts$|/testing/' },
  to: {
    path: concepts
      .slice(index + 1)
      .map((later) => `${api}/${later}/`)
      .concat('^$')
      .join('|'),
  },
}))

const widgets = join(__dirname, 'packages/widgets/src')
/** Widgets by their folders, so that a new one is held to its door from its first day; `shop` is what all stand on. */
const doors = readdirSync(widgets).filter(
  (folder) => folder !== 'shop' && existsSync(`${widgets}/${folder}/index.ts`),
)

module.exports = {
  forbidden: [
    ...downward,
    {
      name: 'doors-are-opened-in-modules-ts',
      comment: 'A concept is put together in one place. Others need the type of its api only.',
      severity: 'error',
      from: { path: `${api}/`, pathNot: `${api}/modules[.]ts$|[.]test[.]ts$` },
      to: { path: `${api}/[^/]+/module[.]ts$`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'concepts-know-no-process',
      comment: 'What puts the concepts together stands above them all.',
      severity: 'error',
      from: { path: `${api}/(${concepts.join('|')})/`, pathNot: '[.](test|unit[.]test)[.]ts$|/testing/' },
      to: { path: `${api}/(app|main|modules)[.]ts$|${api}/commands/` },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one thought in two places. A type may point back.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'contract-knows-nobody',
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: { path: '^(apps|tests|packages/(?!contract/))' },
    },
    {
      name: 'contract-shared-knows-no-concept',
      severity: 'error',
      from: { path: '^packages/contract/src/shared/' },
      // The business constants are no concept.
      to: { path: '^packages/contract/src/(?!(shared|policy)/)' },
    },
    {
      name: 'widgets-need-the-contract-only',
      severity: 'error',
      from: { path: '^packages/widgets/', pathNot: '[.]stories[.]tsx$|/testing/' },
      to: { path: '^(apps|tests|packages/(?!(widgets|contract)/))' },
    },
    {
      name: 'sdk-needs-widgets-and-contract-only',
      severity: 'error',
      from: { path: '^packages/sdk/' },
      to: { path: '^(apps|tests|packages/(?!(sdk|widgets|contract)/))' },
    },
    {
      name: 'apps-do-not-meet',
      comment: 'But the invented marketplace is filled by the API; tests of the API start from it.',
      severity: 'error',
      from: { path: '^apps/(?!demo/)([^/]+)/', pathNot: '[.]test[.]ts$|/testing/' },
      to: { path: '^(apps/(?!$1/)|tests/)' },
    },
    {
      name: 'demo-needs-the-api-only',
      severity: 'error',
      from: { path: '^apps/demo/', pathNot: '[.]test[.]ts$' },
      to: { path: '^(apps/(?!(demo|api)/)|tests/|packages/(?!(contract|drawing)/))' },
    },
    {
      name: 'drawing-needs-the-contract-only',
      comment: 'It runs in the browser as well: no file, no network, no clock.',
      severity: 'error',
      from: { path: '^packages/drawing/', pathNot: '[.]test[.]ts$' },
      to: { path: '^(apps|tests|packages/(?!(drawing|contract)/))' },
    },
    {
      name: 'drawing-does-no-io',
      severity: 'error',
      from: { path: '^packages/drawing/', pathNot: '[.]test[.]ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'sandbox-needs-the-contract-only',
      severity: 'error',
      from: { path: '^apps/payment-sandbox/' },
      to: { path: '^packages/(?!contract/)' },
    },
    {
      name: 'api-needs-contract-and-drawing-only',
      severity: 'error',
      from: { path: '^apps/api/' },
      to: { path: '^packages/(?!(contract|drawing)/)' },
    },
    {
      name: 'ui-knows-no-business',
      severity: 'error',
      from: { path: '^packages/widgets/src/ui/', pathNot: '[.](stories|test)[.]tsx$' },
      to: { path: '^packages/widgets/src/(?!(ui|frame|messages|shop|testing)/)' },
    },
    {
      name: 'a-widget-by-its-door-only',
      comment: 'A folder with an index.ts is a widget: others see that door. Shared folders have none.',
      severity: 'error',
      from: { path: '^packages/widgets/src/([^/]+)/', pathNot: '[.](stories|test)[.]tsx$' },
      to: {
        path: `^packages/widgets/src/(${doors.join('|')})/`,
        pathNot: '^packages/widgets/src/($1/|[^/]+/index[.]ts$)',
      },
    },
    {
      name: 'rules-do-no-io',
      severity: 'error',
      from: { path: '[.]rules[.]ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'rules-need-no-package',
      comment: 'They run in the browser and on the server; a schema library would come along.',
      severity: 'error',
      from: { path: '[.]rules[.]ts$' },
      to: { path: 'node_modules/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'stores-are-below-http',
      severity: 'error',
      from: { path: `${api}/.+[.]store[.]ts$` },
      to: { path: `${api}/(platform/http/(?!domain-error)|app[.]ts|main[.]ts)|[.]routes[.]ts$` },
    },
    {
      name: 'database-knows-nothing-above',
      severity: 'error',
      from: { path: `${api}/platform/db/`, pathNot: '[.]test[.]ts$' },
      to: { path: `${api}/(platform/http|testing|${concepts.join('|')})/` },
    },
    {
      name: 'platform-knows-no-concept',
      severity: 'error',
      from: { path: `${api}/platform/`, pathNot: '[.]test[.]ts$|/testing/' },
      to: { path: `${api}/(testing|${concepts.join('|')})/` },
    },
    {
      name: 'drivers-in-db-only',
      severity: 'error',
      from: { path: api, pathNot: `${api}/(platform/db|testing)/` },
      to: { path: 'node_modules/(pg|@electric-sql)/' },
    },
    {
      name: 'only-the-shop-speaks-http',
      comment: 'Components get data; useX.ts and the shop fetch it.',
      severity: 'error',
      from: { path: '^packages/widgets/src/', pathNot: '^packages/widgets/src/(shop|testing)/' },
      to: { path: 'node_modules/redaxios/' },
    },
    {
      name: 'nothing-needs-tests',
      severity: 'error',
      from: { pathNot: '[.](test|stories)[.]tsx?$|^tests/|/testing/' },
      to: { path: '^tests/|/testing/|[.]test[.]tsx?$', pathNot: 'node_modules' },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|[.]?/?storybook)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^((apps|packages)/[^/]+/(dist|dist-server|releases)|tests/package/consumers|storybook-static|test-results)/',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
