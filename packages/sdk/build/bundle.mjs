import { rollup } from 'rollup'
import config, { foreignModules } from './rollup.config.mjs'

/** The files of the script tag, by name and code: the same from the same sources, whenever and wherever they are made. */
export const bundleEmbed = async () => {
  const bundle = await rollup(config)
  const { output } = await bundle.generate(config.output)
  await bundle.close()
  const strangers = foreignModules(output)
  if (strangers.length > 0) throw new Error(`These must not reach a browser: ${strangers.join(', ')}`)
  return output
}
