import { pathToFileURL } from 'node:url'
import type { FragmentRenderer } from '@showroom/contract/fragment/fragment'

/** The built module, once somebody needs it: the API itself knows no widget. */
export const rendererIn = (file: string): (() => Promise<FragmentRenderer>) => {
  let loaded: Promise<FragmentRenderer> | undefined
  const load = async () => {
    const found: unknown = await import(pathToFileURL(file).href)
    if (!hasRenderer(found)) throw new Error(`${file} does not draw fragments.`)
    return found.renderer
  }
  return () => {
    loaded ??= load()
    return loaded
  }
}

/** It was built of the same sources, which the compiler has held against the contract's type. */
const hasRenderer = (found: unknown): found is { renderer: FragmentRenderer } =>
  typeof found === 'object' && found !== null && 'renderer' in found
