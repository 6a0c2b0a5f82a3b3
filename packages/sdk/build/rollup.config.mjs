import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import alias from '@rollup/plugin-alias'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
import esbuild from 'rollup-plugin-esbuild'
import { minifyCss } from './minify-css.mjs'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

/** React's names, drawn by Preact. */
export const preactAliases = {
  'react-dom/client': here('../src/preact/react-dom-client.ts'),
  'react-dom': here('../src/preact/react-dom-client.ts'),
  react: here('../src/preact/react.ts'),
}

/** r2wc from its own source, without its parsing of attributes: ours takes that place (src/element/attributes.ts). */
const r2wcWithoutTransforms = {
  name: 'r2wc-without-transforms',
  resolveId: (id, importer) => {
    if (id === '@r2wc/core')
      return createRequire(import.meta.url)
        .resolve('@r2wc/core')
        .replace('dist/core.cjs', 'src/core.ts')
    return id === './transforms' && importer?.includes('/@r2wc/core/src/') ? noTransforms : null
  },
  load: (id) => (id === noTransforms ? 'export default {}' : null),
}
const noTransforms = '\0no-transforms'

/** What every widget needs arrives once. */
const runtimeParts = [
  '/node_modules/',
  '/sdk/src/preact/',
  '/sdk/src/element/',
  '/sdk/src/page-shop.ts',
  '/widgets/src/shop/',
  '/widgets/src/frame/',
]
/** What several widgets share, and no other: one more chunk for all of it, because each chunk is a round trip. */
const goodsParts = ['/widgets/src/ui/', '/widgets/src/rails/', '/widgets/src/quantity/', '/contract/src/']

const chunkOf = (id, { getModuleInfo }) => {
  const isPart = (part) => id.includes(part)
  // Needed by the first gesture of whoever shows goods, and never by a badge.
  if (id.includes('/shop/cart-changes.ts') || id.includes('/shop/cart-view.ts')) return 'goods'
  if (runtimeParts.some(isPart)) return 'runtime'
  if (!goodsParts.some(isPart)) return widgetOf(id)
  const users = usersOf(id, getModuleInfo)
  if (users.has('frame') || users.has('cart-button')) return 'runtime'
  if (users.has('entry') || users.has('categories')) return 'controls'
  return users.size > 1 ? 'goods' : [...users][0]
}

/** Each widget's folder is a chunk; what joins two of them stays apart, or one would bring the other along. */
const widgetOf = (id) =>
  id.endsWith('/ShopList.tsx') ? undefined : id.split('/widgets/src/')[1]?.split('/')[0]

/** The widgets that need a module, be it through others. */
const usersOf = (id, getModuleInfo, seen = new Set()) => {
  const users = new Set()
  if (seen.has(id)) return users
  seen.add(id)
  for (const importer of getModuleInfo(id)?.importers ?? []) {
    const folder = importer.split('/widgets/src/')[1]?.split('/')[0]
    if (folder === undefined || folder === 'ui' || folder === 'rails') {
      for (const user of usersOf(importer, getModuleInfo, seen)) users.add(user)
    } else users.add(folder)
  }
  return users
}

/** The compiler turns JSX into calls of these; shorter than what the automatic runtime would write. */
const jsxNames = {
  name: 'jsx-names',
  transform: (code, id) =>
    id.endsWith('.tsx')
      ? { code: `import { createElement as $h, Fragment as $f } from 'preact'\n${code}`, map: null }
      : null,
}

/** What a chunk imports is asked for beside it, not after it. The loader asks for the runtime itself. */
const inParallel = {
  name: 'in-parallel',
  renderDynamicImport: ({ getTargetChunkImports }) => {
    const imported = (getTargetChunkImports() ?? []).map(({ resolvedImportPath }) => resolvedImportPath)
    const beside = imported.filter((path) => !path.includes('runtime'))
    if (beside.length === 0) return null
    return {
      left: 'Promise.all([import(',
      right: `),${beside.map((path) => `import(${path})`).join()}]).then(all=>all[0])`,
    }
  },
}

/** The loader carries the table of tags; what only readers and the compiler want of it is taken out. */
const withoutEvents = {
  name: 'tags-without-events',
  transform: (code, id) =>
    id.endsWith('/sdk/src/tags.ts') ? { code: code.replace(/events: \[[^\]]*\],/g, ''), map: null } : null,
}

/** Schemas stay with the API, React with whoever has it; react-shadow is for the React packages. */
const unwanted = /node_modules\/(zod|react|react-dom|react-shadow|prop-types)\//

export const foreignModules = (output) =>
  output.flatMap((chunk) => Object.keys(chunk.modules ?? {})).filter((id) => unwanted.test(id))

export default {
  input: { showroom: here('../src/loader.ts') },
  plugins: [
    r2wcWithoutTransforms,
    alias({ entries: preactAliases }),
    resolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
    minifyCss(),
    inParallel,
    withoutEvents,
    jsxNames,
    esbuild({
      target: 'es2022',
      include: /\.tsx?$/,
      exclude: /node_modules\/(?!@r2wc)/,
      jsx: 'transform',
      jsxFactory: '$h',
      jsxFragment: '$f',
      tsconfig: false,
    }),
  ],
  output: {
    dir: here('../dist/embed'),
    format: 'es',
    entryFileNames: 'v1/[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    manualChunks: chunkOf,
    minifyInternalExports: true,
    plugins: [
      terser({
        module: true,
        ecma: 2020,
        compress: { passes: 3, unsafe_arrows: true, unsafe_methods: true, booleans_as_integers: false },
        format: { comments: false },
      }),
    ],
  },
}
