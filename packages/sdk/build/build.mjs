import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { rollup } from 'rollup'
import { measure, overCap, printSizes, saveSizes } from './budgets.mjs'
import config, { foreignModules } from './rollup.config.mjs'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))

/** The script-tag bundle: v1/showroom.js, which a page names, and chunks that keep their name for ever. */
const buildEmbed = async () => {
  const bundle = await rollup(config)
  const { output } = await bundle.generate(config.output)
  await bundle.close()
  const strangers = foreignModules(output)
  if (strangers.length > 0) throw new Error(`These must not reach a browser: ${strangers.join(', ')}`)
  await rm(`${dist}embed`, { recursive: true, force: true })
  await Promise.all(['v1', 'chunks'].map((folder) => mkdir(`${dist}embed/${folder}`, { recursive: true })))
  await Promise.all(output.map(writeCompressed))
  await writeFile(`${dist}embed/integrity.json`, `${JSON.stringify(integrityOf(output), null, 2)}\n`)
  return output
}

const writeCompressed = async ({ fileName, code }) => {
  const path = `${dist}embed/${fileName}`
  await Promise.all([
    writeFile(path, code),
    writeFile(`${path}.br`, brotli(code)),
    writeFile(`${path}.gz`, gzipSync(code, { level: 9 })),
  ])
}

const brotli = (code) =>
  brotliCompressSync(code, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(code),
    },
  })

/** For `integrity` on the script tag, and in an import map for the chunks that the script tag does not cover. */
const integrityOf = (output) =>
  Object.fromEntries(
    output.map(({ fileName, code }) => [
      fileName,
      `sha384-${createHash('sha384').update(code).digest('base64')}`,
    ]),
  )

const output = await buildEmbed()
const sizes = measure(output, (code) => brotli(code).length)
printSizes(sizes)
// Kept beside the figures before only when measuring, so that a start leaves a checkout as it was.
if (process.argv.includes('--record')) await saveSizes(sizes)
const refused = overCap(sizes)
for (const sentence of refused) console.error(sentence)
process.exitCode = refused.length > 0 ? 1 : 0
