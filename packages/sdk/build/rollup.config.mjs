import { fileURLToPath } from 'node:url'
import alias from '@rollup/plugin-alias'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
import esbuild from 'rollup-plugin-esbuild'
import { buildId } from './build-id.mjs'
import { chunkOf, inParallel } from './chunks.mjs'
import { minifyCss } from './minify-css.mjs'
import { namesForLoader, registryForBrowsers } from './registry.mjs'
import { shortClassNames } from './short-class-names.mjs'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

/** React's names, drawn by Preact. */
export const preactAliases = {
  'react-dom/client': here('../src/preact/react-dom-client.ts'),
  'react-dom': here('../src/preact/react-dom-client.ts'),
  react: here('../src/preact/react.ts'),
}

/** The compiler turns JSX into calls of these; shorter than what the automatic runtime would write. */
const jsxNames = {
  name: 'jsx-names',
  transform: (code, id) =>
    id.endsWith('.tsx')
      ? { code: `import { createElement as $h, Fragment as $f } from 'preact'\n${code}`, map: null }
      : null,
}

/** Schemas stay with the API, React with whoever has it; react-shadow is for the React packages. */
const unwanted = /node_modules\/(zod|react|react-dom|react-shadow|prop-types)\//

export const foreignModules = (output) =>
  output.flatMap((chunk) => Object.keys(chunk.modules ?? {})).filter((id) => unwanted.test(id))

export default {
  input: { showroom: here('../src/loader.ts') },
  plugins: [
    alias({ entries: preactAliases }),
    resolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
    minifyCss(),
    inParallel,
    jsxNames,
    esbuild({
      target: 'es2022',
      define: { BUILD_ID: JSON.stringify(buildId) },
      include: /\.tsx?$/,
      exclude: /node_modules/,
      jsx: 'transform',
      jsxFactory: '$h',
      jsxFragment: '$f',
      tsconfig: false,
    }),
    registryForBrowsers,
    namesForLoader,
    shortClassNames(here('../../widgets/src/'), ['../src/registry.ts', '../../contract/src/'].map(here)),
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
