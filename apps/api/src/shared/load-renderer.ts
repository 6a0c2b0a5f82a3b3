import { pathToFileURL } from 'node:url'

/** A built module that draws, once somebody needs it: the API itself knows no widget and no page. */
export const rendererIn = <Renderer>(file: string): (() => Promise<Renderer>) => {
  let loaded: Promise<Renderer> | undefined
  const load = async () => {
    const found: unknown = await import(pathToFileURL(file).href)
    if (!hasRenderer<Renderer>(found)) throw new Error(`${file} has nothing that draws.`)
    return found.renderer
  }
  return () => {
    loaded ??= load()
    return loaded
  }
}

/** It was built of the same sources, which the compiler has held against the contract's type. */
const hasRenderer = <Renderer>(found: unknown): found is { renderer: Renderer } =>
  typeof found === 'object' && found !== null && 'renderer' in found
