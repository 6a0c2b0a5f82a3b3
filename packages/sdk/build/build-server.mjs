import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rollup } from 'rollup'
import config from './rollup.config.mjs'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

/** What a widget does in a browser, and who does it where widgets are drawn as text. */
const standIns = {
  [here('../../widgets/src/shop/cart-token.ts')]: here('../src/server/cart-token.ts'),
  [here('../../widgets/src/catalogue-kit/useAnswer.ts')]: here('../src/server/useAnswer.ts'),
  [here('../../widgets/src/ui/Lazy.tsx')]: here('../src/server/Lazy.tsx'),
  [here('../../widgets/src/shop-front/history.ts')]: here('../src/server/history.ts'),
}

const withStandIns = {
  name: 'with-stand-ins',
  resolveId: {
    order: 'pre',
    async handler(id, importer, options) {
      if (!importer || !id.startsWith('.')) return null
      const found = await this.resolve(id, importer, { ...options, skipSelf: true })
      return found && standIns[found.id] ? standIns[found.id] : null
    },
  },
}

const folder = here('../dist/server/')

/** Makes the module that draws widgets as HTML; gives the style sheets that its HTML links, to lie beside the chunks. */
export const buildServer = async () => {
  const bundle = await rollup({
    ...config,
    input: here('../src/server/render.ts'),
    external: [/^node:/],
    plugins: [withStandIns, ...config.plugins],
  })
  const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true })
  await bundle.close()
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const file = `${folder}render.js`
  await writeFile(file, output[0].code)
  const { readSheets } = await import(pathToFileURL(file).href)
  return [...(await readSheets()).values()].map(({ fileName, text }) => ({ fileName, code: text }))
}
