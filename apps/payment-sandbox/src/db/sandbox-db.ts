import { readdir, readFile } from 'node:fs/promises'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import { type Sql, sql } from './sql.ts'

/** What stores are built from: rows are parsed by the store that asked. */
export type Queries = { query<Row>(statement: Sql): Promise<Row[]> }

export type SandboxDb = {
  /** One after the other: commits when `work` resolves, rolls back when it throws. */
  transaction<Result>(work: (tx: Queries) => Promise<Result>): Promise<Result>
  /** Somebody is about to need it: the first opening of all takes seconds. */
  openAhead(): void
  /** Empties it, for whoever runs one test after another: another start would take seconds. */
  forget(): Promise<void>
  close(): Promise<void>
}

const int8 = 20

const queriesOf = (tx: Transaction): Queries => ({
  query: async <Row>({ text, values }: Sql) => (await tx.query<Row>(text, values)).rows,
})

/** Beside this file in the sources as in the bundle. */
const folder = new URL('./migrations/', import.meta.url)

const migrate = async (pglite: PGlite) => {
  await pglite.exec('create table if not exists migration (name text primary key)')
  const { rows } = await pglite.query<{ name: string }>('select name from migration')
  const applied = new Set(rows.map(({ name }) => name))
  for (const name of (await readdir(folder)).sort()) {
    if (applied.has(name)) continue
    const text = await readFile(new URL(name, folder), 'utf8')
    await pglite.transaction(async (tx) => {
      await tx.exec(text)
      await queriesOf(tx).query(sql`insert into migration (name) values (${name})`)
    })
  }
}

const emptied = (pglite: PGlite) =>
  pglite.transaction(async (tx) => {
    const { rows } = await tx.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'migration'`,
    )
    await tx.exec(`truncate ${rows.map(({ name }) => name).join(', ')} restart identity cascade`)
  })

/** What the build makes, beside the bundle: taking it over is quicker than making a database. */
export const newDatabase = new URL('./new-database.tar.gz', import.meta.url)

export const dumpNew = async (): Promise<Buffer> => {
  const pglite = await open({ dataDir: null })
  const file = await pglite.dumpDataDir('gzip')
  await pglite.close()
  return Buffer.from(await file.arrayBuffer())
}

const isNew = async (dataDir: string) => (await readdir(dataDir).catch(() => [])).length === 0

const preparedFor = async ({ dataDir, dump = null }: Opening) =>
  dataDir !== null && (await isNew(dataDir)) ? readFile(newDatabase).catch(() => null) : dump

const open = async (opening: Opening): Promise<PGlite> => {
  const { dataDir } = opening
  const prepared = await preparedFor(opening)
  const pglite = await PGlite.create({
    ...(dataDir === null ? {} : { dataDir }),
    ...(prepared === null ? {} : { loadDataDir: new Blob([new Uint8Array(prepared)]) }),
    parsers: { [int8]: Number },
  })
  await migrate(pglite)
  return pglite
}

type Opening = {
  /** Null is memory. */
  dataDir: string | null
  /** What a database in memory begins with; without it one is made. */
  dump?: Buffer | null
}

/** Opened by the first who needs it: most visits enter no card, and nothing waits for it at start. */
export const openSandboxDb = ({
  onOpen,
  ...where
}: Opening & { onOpen?: (tx: Queries) => Promise<unknown> }): SandboxDb => {
  let opening: Promise<PGlite> | null = null
  const openPrepared = async () => {
    const pglite = await open(where)
    if (onOpen) await pglite.transaction((tx) => onOpen(queriesOf(tx)))
    return pglite
  }
  const opened = () => {
    opening ??= openPrepared().catch((error: unknown) => {
      opening = null
      throw error
    })
    return opening
  }
  return {
    transaction: async (work) => (await opened()).transaction((tx) => work(queriesOf(tx))),
    // Whoever needs it then tries again, and hears what is wrong.
    openAhead: () => void opened().catch(() => undefined),
    forget: async () => {
      if (opening) await emptied(await opening)
    },
    close: async () => {
      if (opening) await (await opening).close()
    },
  }
}
