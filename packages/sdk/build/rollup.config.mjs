import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import alias from '@rollup/plugin-alias'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
import esbuild from 'rollup-plugin-esbuild'
import { buildId } from './build-id.mjs'
import { chunkOf, inParallel } from './chunks.mjs'
import { leanerPreact } from './leaner-preact.mjs'
import { looseMessages } from './loose-messages.mjs'
import { minifyCss } from './minify-css.mjs'
import { shortClassNames } from './short-class-names.mjs'
import { unusedParts } from './unused-parts.mjs'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

/** React's names, drawn by Preact. */
export const preactAliases = {
  'react-dom/client': here('../src/preact/react-dom-client.ts'),
  'react-dom': here('../src/preact/react-dom-client.ts'),
  react: here('../src/preact/react.ts'),
}

/** A package's own source, where its bundle would not let go of what nobody uses. */
const sourceOf = (name, path) =>
  join(
    createRequire(import.meta.url)
      .resolve(name)
      .split(`/${name}/`)[0],
    name,
    path,
  )

/** r2wc from its own source, without its parsing of attributes: ours takes that place (src/element/attributes.ts). */
const r2wcWithoutTransforms = {
  name: 'r2wc-without-transforms',
  resolveId: (id, importer) => {
    if (id === '@r2wc/core') return sourceOf(id, 'src/core.ts')
    return id === './transforms' && importer?.includes('/@r2wc/core/src/') ? noTransforms : null
  },
  load: (id) => (id === noTransforms ? 'export default {}' : null),
}
const noTransforms = '\0no-transforms'

/** The compiler turns JSX into calls of these; shorter than what the automatic runtime would write. */
const jsxNames = {
  name: 'jsx-names',
  transform: (code, id) =>
    id.endsWith('.tsx')
      ? { code: `import { createElement as $h, Fragment as $f } from 'preact'\n${code}`, map: null }
      : null,
}

/** Visitors carry the table of tags; what only readers and the compiler want of it is taken out. */
const withoutEvents = {
  name: 'tags-without-events',
  transform: (code, id) =>
    id.endsWith('/sdk/src/tags.ts') ? { code: code.replace(/events: \[[^\]]*\],/g, ''), map: null } : null,
}

/** Schemas stay with the API, React with whoever has it; react-shadow is for the React packages. */
const unwanted = /node_modules\/(zod|react|react-dom|react-shadow|prop-types)\//

export const foreignModules = (output) =>
  output.flatMap((chunk) => Object.keys(chunk.modules ?? {})).filter((id) => unwanted.test(id))

/** A table of messages imports itself, which is what takes it apart (loose-messages.mjs). */
const isOfMessages = ({ code, ids = [] }) =>
  code === 'CIRCULAR_DEPENDENCY' && ids.every((id) => id.endsWith('/messages.ts'))

export default {
  input: { showroom: here('../src/loader.ts') },
  onLog: (level, log, tell) => {
    if (!isOfMessages(log)) tell(level, log)
  },
  plugins: [
    r2wcWithoutTransforms,
    alias({ entries: { ...preactAliases, redaxios: sourceOf('redaxios', 'src/index.js') } }),
    resolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
    minifyCss(),
    inParallel,
    withoutEvents,
    jsxNames,
    esbuild({
      target: 'es2022',
      define: { BUILD_ID: JSON.stringify(buildId) },
      include: /\.tsx?$/,
      exclude: /node_modules\/(?!@r2wc)/,
      jsx: 'transform',
      jsxFactory: '$h',
      jsxFragment: '$f',
      tsconfig: false,
    }),
    shortClassNames(here('../../widgets/src/'), ['../src/tags.ts', '../../contract/src/'].map(here)),
    looseMessages,
    unusedParts,
    leanerPreact,
  ],
  output: {
    dir: here('../dist/embed'),
    format: 'es',
    entryFileNames: 'v1/[name].js',
    chunkFileNames: 'chunks/[name]-[hash:6].js',
    manualChunks: chunkOf,
    minifyInternalExports: true,
    plugins: [
      terser({
        module: true,
        ecma: 2020,
        compress: { passes: 3, inline: 1, unsafe_arrows: true },
        format: { comments: false },
      }),
    ],
  },
}
