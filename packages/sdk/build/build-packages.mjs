import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'tsup'
import { readElementTable } from './element-table.mjs'
import { elementTypings } from './element-typings.mjs'
import { elementsManifest, vsCodeData } from './elements-manifest.mjs'
import { publishedManifest, readme } from './published.mjs'
import { writePublicTypes } from './public-types.mjs'
import { preactAliases } from './rollup.config.mjs'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const outDir = here('../dist/npm')
const entries = { index: here('../src/index.ts'), react: here('../src/react.tsx') }

const shared = {
  config: false,
  outDir,
  tsconfig: here('../tsconfig.json'),
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: false,
  silent: true,
  noExternal: [/^@showroom\//, 'zustand', 'redaxios', '@r2wc/react-to-web-component', '@r2wc/core'],
}

/** The tags and the connection draw with their own Preact; the React components with the page's React. */
const packages = [
  {
    ...shared,
    entry: { index: entries.index },
    noExternal: [...shared.noExternal, 'preact'],
    esbuildOptions: (options) => {
      options.alias = preactAliases
      options.jsxImportSource = 'preact'
    },
  },
  { ...shared, entry: { react: entries.react }, external: ['react', 'react-dom', 'react-shadow'] },
]

const writeFiles = (files) =>
  Promise.all(Object.entries(files).map(([name, text]) => writeFile(`${outDir}/${name}`, text)))

const json = (value) => `${JSON.stringify(value, null, 2)}\n`

await rm(outDir, { recursive: true, force: true })
await mkdir(outDir, { recursive: true })
for (const options of packages) await build(options)
await writePublicTypes({ entries, outDir })

const table = await readElementTable()
const own = JSON.parse(await readFile(here('../package.json'), 'utf8'))
const index = await readFile(`${outDir}/index.d.ts`, 'utf8')
await writeFiles({
  ...elementTypings(table),
  // Whoever imports anything knows the elements and their events.
  'index.d.ts': `${index}\nexport type * from './elements.js';\n`,
  'custom-elements.json': json(elementsManifest(table)),
  'vscode.html-custom-data.json': json(vsCodeData(table)),
  'package.json': json(publishedManifest(own)),
  'README.md': readme,
})
