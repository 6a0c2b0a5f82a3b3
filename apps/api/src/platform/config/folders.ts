import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** `apps/api`, both when it runs from its sources and from its bundle, which lie at different depths below it. */
const ownFolder = (): string => {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return folder
}

const beside = (path: string) => join(ownFolder(), '..', path)

export const folders = {
  host: beside('host/dist/'),
  hostRenderer: beside('host/dist-server/renderer.js'),
  renderer: beside('../packages/sdk/dist/server/render.js'),
  embed: beside('../packages/sdk/dist/embed/'),
  paymentSandbox: beside('payment-sandbox/dist/main.js'),
  contractorSite: beside('demo-contractor-site/src/'),
}
