// `npm run release -w packages/sdk`: publishes what the sources make, under the version that src/version.ts names.
import { brotli } from './brotli.mjs'
import { measure, overCap } from './budgets.mjs'
import { bundleEmbed } from './bundle.mjs'
import { publish, raiseVersion, readReleases, readVersion, recordOf } from './releases.mjs'
import { writeReleasesPage } from './releases-page.mjs'

const output = await bundleEmbed()
const sizes = measure(output, (code) => brotli(code).length)
const refused = overCap(sizes)
if (refused.length > 0) throw new Error(refused.join('\n'))
const version = await readVersion()
await publish(output, recordOf(output, { version, sizes, day: new Date().toISOString().slice(0, 10) }))
await writeReleasesPage(await readReleases())
console.log(`Published ${version}. The sources go on as ${await raiseVersion()}: commit both.`)
