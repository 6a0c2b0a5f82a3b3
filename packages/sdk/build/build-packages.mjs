import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'tsup'
import { preactAliases } from './rollup.config.mjs'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

const shared = {
  config: false,
  outDir: here('../dist/npm'),
  tsconfig: here('../tsconfig.json'),
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: false,
  silent: true,
  noExternal: [/^@showroom\//, 'zustand', 'redaxios', '@r2wc/react-to-web-component', '@r2wc/core'],
  // tsup sets `baseUrl`, which TypeScript 6 only takes with a word of consent.
  dts: { resolve: [/^@showroom\//], compilerOptions: { ignoreDeprecations: '6.0' } },
}

/** The tags and the connection draw with their own Preact; the React components with the page's React. */
const packages = [
  {
    ...shared,
    entry: { index: here('../src/index.ts') },
    noExternal: [...shared.noExternal, 'preact'],
    esbuildOptions: (options) => {
      options.alias = preactAliases
      options.jsxImportSource = 'preact'
    },
  },
  { ...shared, entry: { react: here('../src/react.tsx') }, external: ['react', 'react-dom', 'react-shadow'] },
]

await rm(shared.outDir, { recursive: true, force: true })
for (const options of packages) await build(options)
