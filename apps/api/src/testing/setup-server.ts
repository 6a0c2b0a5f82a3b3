export { setupServer as setup } from './templates.ts'
