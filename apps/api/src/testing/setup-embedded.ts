export { setupEmbedded as setup } from './templates.ts'
