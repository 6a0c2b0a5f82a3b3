// The style sheets that drawn widgets link, beside the browser's own files: the server's build knows their texts.
import { writeFile } from 'node:fs/promises'

const { sheets } = await import(new URL('../dist-server/renderer.js', import.meta.url).href)
const client = new URL('../dist/', import.meta.url)
await Promise.all(sheets.map(({ fileName, text }) => writeFile(new URL(fileName, client), text)))
