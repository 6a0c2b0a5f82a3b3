// A page of a workspace as its Pro opens it: 25,350 materials at their prices, in a database that only this run knows.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../postgres.mjs'
import { root } from '../../run.mjs'
import { address, startApi } from '../api-process.mjs'
import { measurePages } from './measure-pages.mjs'

const token = `sr_u_${'lighthouse'.padEnd(43, 'x')}`

const signIn = async (url) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const text = readFileSync(join(root, 'tools/bench/lighthouse/signed-in-pro.sql'), 'utf8')
    await client.query(text.replace('TOKEN', token))
  } finally {
    await client.end()
  }
}

export const measureWorkspace = async () => {
  const server = await startPostgres({ durable: true })
  try {
    const api = await startApi({ DATABASE_URL: server.url })
    try {
      await signIn(server.url)
      const workspace = { url: `${address}/showroom/account/markup`, origin: address, token }
      return await measurePages({ workspace })
    } finally {
      await api.stop()
    }
  } finally {
    server.stop()
  }
}
