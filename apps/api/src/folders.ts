import { fileURLToPath } from 'node:url'

/** Beside the API, both when it runs from its sources and from its bundle: each lies one folder below `apps/api`. */
const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export const folders = {
  host: beside('../../host/dist/'),
  hostRenderer: beside('../../host/dist-server/renderer.js'),
  renderer: beside('../../../packages/sdk/dist/server/render.js'),
  embed: beside('../../../packages/sdk/dist/embed/'),
  paymentSandbox: beside('../../payment-sandbox/dist/main.js'),
  contractorSite: beside('../../demo-contractor-site/src/'),
}
