// What the measurements of the workspaces are taken on: 100,000 orders of 1,000 Pros, and who is signed in there.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { root } from '../../run.mjs'

/** As the filling wrote their sessions. */
export const tokenOf = (account) => `sr_u_${account.padEnd(43, 'x')}`

export const onDatabase = async (url, work) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(async (text) => (await client.query(text)).rows)
  } finally {
    await client.end()
  }
}

export const fill = (url) =>
  onDatabase(url, async (query) => {
    const [known] = await query("select from account where public_id = 'adm_bench1'")
    if (!known) {
      await query(readFileSync(join(root, 'tools/bench/workspaces/fill.sql'), 'utf8'))
      // As the server does by itself in a while: an index alone answers what it knows to be visible to all.
      await query('vacuum (analyze)')
    }
  })

/** A member of the vendor with the most goods. */
export const largestVendor = (url) =>
  onDatabase(url, async (query) => {
    const [{ member }] = await query(`
      select 'vndbench' || v.n as member from (
        select id, row_number() over (order by id) as n from vendor) v
      order by (select count(*) from product p where p.vendor_id = v.id) desc limit 1`)
    return member
  })
