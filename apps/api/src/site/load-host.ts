import { pathToFileURL } from 'node:url'
import type { HostRenderer } from '@showroom/contract/site/site'

/** The host's server build, once somebody asks for a page: the API itself knows none. */
export const hostIn = (file: string): (() => Promise<HostRenderer>) => {
  let loaded: Promise<HostRenderer> | undefined
  const load = async () => {
    const found: unknown = await import(pathToFileURL(file).href)
    if (!hasRenderer(found)) throw new Error(`${file} does not draw pages.`)
    return found.renderer
  }
  return () => {
    loaded ??= load()
    return loaded
  }
}

/** It was built of the same sources, which the compiler has held against the contract's type. */
const hasRenderer = (found: unknown): found is { renderer: HostRenderer } =>
  typeof found === 'object' && found !== null && 'renderer' in found
