import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const src = fileURLToPath(new URL('../src/', import.meta.url))

/** What modules of ours export, read in Node; the widgets that they would load are left where they are. */
export const exportsOf = async (contents) => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: src, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    external: ['@showroom/widgets/*'],
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)
}

export const { registry } = await exportsOf(`export { registry } from './registry.ts'`)

/** Visitors carry what an element needs to know of its tag; the rest of each row is for builds and readers. */
export const registryForBrowsers = {
  name: 'registry-for-browsers',
  transform(code, id) {
    if (id !== `${src}registry.ts`) return null
    const table = this.parse(code).body.find(
      ({ declaration }) => declaration?.declarations?.[0].id.name === 'registry',
    ).declaration.declarations[0].init
    const rows = Object.entries(registry).map(([tag, { attributes }]) => [tag, { attributes }])
    const written = JSON.stringify(Object.fromEntries(rows))
    return { code: code.slice(0, table.start) + written + code.slice(table.end), map: null }
  },
}

/** The loader knows the tags of the runtime by name, without the table. */
export const namesForLoader = {
  name: 'names-for-loader',
  transform(_code, id) {
    if (id !== `${src}runtime-names.ts`) return null
    const names = Object.keys(registry).filter((tag) => registry[tag].door === 'runtime')
    return { code: `export const runtimeNames = ${JSON.stringify(names)}`, map: null }
  },
}
