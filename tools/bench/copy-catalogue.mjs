// Makes a catalogue many times as large on a PostgreSQL server: copies of every family and product with their own SKUs, at
// vendors' prices that are shifted from copy to copy. It is for measuring only: stored prices are their originals'.
import pg from 'pg'

const columnsOf = async (client, table, others) => {
  const { rows } = await client.query(
    `select column_name as name from information_schema.columns
      where table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO' order by ordinal_position`,
    [table],
  )
  const names = rows.map(({ name }) => name)
  return { into: names.join(', '), from: names.map((name) => others[name] ?? `own.${name}`).join(', ') }
}

const copyOnce = async (client, copy, { families, products }) => {
  const suffix = `'-c' || ${copy}`
  const family = await columnsOf(client, 'family', { handle: `own.handle || ${suffix}` })
  await client.query(
    `insert into family (${family.into}) select ${family.from} from family own where own.id <= ${families}`,
  )
  const product = await columnsOf(client, 'product', {
    public_id: `own.public_id || ${suffix}`,
    sku: `own.sku || ${suffix}`,
    upc: 'null',
    family_id: 'copied.id',
    substitute_id: 'null',
    final_price_cents: `own.final_price_cents + ${copy}`,
    popularity: `own.popularity - ${copy}`,
  })
  await client.query(
    `insert into product (${product.into}) select ${product.from} from product own
      join family was on was.id = own.family_id
      join family copied on copied.vendor_id = was.vendor_id and copied.handle = was.handle || ${suffix}
      where own.id <= ${products}`,
  )
}

export const copyCatalogue = async (url, copies) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(
      `select (select max(id) from family) as families, (select max(id) from product) as products`,
    )
    for (let copy = 1; copy < copies; copy++) {
      await copyOnce(client, copy, rows[0])
      process.stdout.write(`  copy ${copy} of ${copies - 1}\r`)
    }
    await client.query('vacuum (analyze) family, product')
  } finally {
    await client.end()
  }
}
