import { fileURLToPath } from 'node:url'
import { brotli } from './brotli.mjs'
import { buildServer } from './build-server.mjs'
import { measure, overCap, printSizes, saveSizes } from './budgets.mjs'
import { bundleEmbed } from './bundle.mjs'
import { readElementTable } from './element-table.mjs'
import { elementsManifest, vsCodeData } from './elements-manifest.mjs'
import { embedFolder } from './embed-folder.mjs'
import { readReleases, readVersion, recordOf, refuseImpostor } from './releases.mjs'
import { releasesJson, writeReleasesPage } from './releases-page.mjs'

const folder = embedFolder(fileURLToPath(new URL('../dist/embed/', import.meta.url)))
const json = (value) => `${JSON.stringify(value, null, 2)}\n`

/** `v1/showroom.js`, which a page names; the chunks, which keep their name for ever; and every release beside them. */
const writeEmbed = async (output, record, releases) => {
  for (const { fileName, code } of output) await folder.write({ fileName, code })
  await folder.write({ fileName: 'v1/release.json', code: json(record) })
  const table = await readElementTable()
  await folder.write({ fileName: 'v1/custom-elements.json', code: json(elementsManifest(table)) })
  await folder.write({ fileName: 'v1/vscode.html-custom-data.json', code: json(vsCodeData(table)) })
  for (const { files, ...release } of releases) {
    for (const file of files) await folder.write(file)
    await folder.write({ fileName: `${release.version}/release.json`, code: json(release) })
  }
  await folder.write({ fileName: 'releases.json', code: json(await releasesJson(releases)) })
  for (const sheet of await buildServer()) await folder.write(sheet)
  await folder.finish()
}

const output = await bundleEmbed()
const sizes = measure(output, (code) => brotli(code).length)
const releases = await readReleases()
const record = recordOf(output, { version: await readVersion(), sizes })
refuseImpostor(record, releases)
await writeEmbed(output, record, releases)
printSizes(sizes)
// Kept beside the figures before only when measuring, so that a start leaves a checkout as it was.
if (process.argv.includes('--record')) {
  await saveSizes(sizes)
  await writeReleasesPage(releases)
}
const refused = overCap(sizes)
for (const sentence of refused) console.error(sentence)
process.exitCode = refused.length > 0 ? 1 : 0
