import type { Plugin } from 'vite'

const isZod = (id: string) => id.includes('/node_modules/zod/')

/**
 * The browser parses nothing that our own server said: zod is 60 KB, and asks for `Function` as it starts, which
 * Trusted Types report. A build that would carry it ends, and names the way by which it came.
 */
export const noSchemas = (): Plugin => ({
  name: 'no-schemas',
  generateBundle(_, bundle) {
    for (const output of Object.values(bundle)) {
      const found = output.type === 'chunk' ? output.moduleIds.find(isZod) : undefined
      if (found === undefined) continue
      const way = [found]
      const next = () => this.getModuleInfo(way[0] ?? '')?.importers.find((id) => !way.includes(id))
      for (let id = next(); id !== undefined; id = next()) way.unshift(id)
      this.error(`${output.fileName} would carry zod: ${way.filter((id) => !isZod(id)).join(' → ')}`)
    }
  },
})
