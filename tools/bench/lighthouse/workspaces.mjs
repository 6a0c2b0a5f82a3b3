// Pages of workspaces as those who work there open them: a Pro, a vendor and an Admin among 100,000 orders, in a database
// that only this run knows.
import { startPostgres } from '../../postgres.mjs'
import { address, startApi } from '../api-process.mjs'
import { fill, largestVendor, tokenOf } from '../workspaces/fill.mjs'
import { measurePages } from './measure-pages.mjs'

const panels = {
  'pro home': ['pro', 'home'],
  'pro orders': ['pro', 'orders'],
  'pro markup': ['pro', 'markup'],
  'vendor queue': ['vendor', 'queue'],
  'vendor orders': ['vendor', 'orders'],
  'admin orders': ['admin', 'orders'],
}

export const workspacePages = Object.keys(panels)

export const measureWorkspaces = async (isAsked) => {
  const server = await startPostgres({ durable: true })
  try {
    const variables = { DATABASE_URL: server.url }
    // The first start fills in the goods that the orders are of.
    await (await startApi(variables)).stop()
    await fill(server.url)
    const who = { pro: 'probench1', vendor: await largestVendor(server.url), admin: 'admbench1' }
    const api = await startApi(variables)
    try {
      const asked = Object.entries(panels).filter(([name]) => isAsked(name))
      const pages = asked.map(([name, [role, panel]]) => {
        const url = `${address}/showroom/account/${panel}`
        return [name, { url, origin: address, token: tokenOf(who[role]) }]
      })
      return await measurePages(Object.fromEntries(pages))
    } finally {
      await api.stop()
    }
  } finally {
    server.stop()
  }
}
