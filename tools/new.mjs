// `npm run new concept NAME`: the skeleton of something that is made often. Each kind is a file in new/.
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { requireNode } from './node-version.mjs'

requireNode()
const [kind, name] = process.argv.slice(2)
const files = await readdir(new URL('new/', import.meta.url))
const kinds = files.filter((file) => file.endsWith('.mjs')).map((file) => file.slice(0, -'.mjs'.length))
if (!kind || !kinds.includes(kind) || !name || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error(`npm run new ${kinds.join('|')} NAME, the name in small letters, words joined by dashes.`)
  process.exit(1)
}
const { create } = await import(`./new/${kind}.mjs`)
const root = fileURLToPath(new URL('..', import.meta.url))
for (const path of await create({ root, name })) console.log(`  ${path}`)
