// The skeleton of a concept: its part of the contract, a module of the API, a table and a test, and its line in the two lists.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { writeSkeleton } from '../write-skeleton.mjs'

const api = 'apps/api/src'
const contract = 'packages/contract/src'
const migrations = `${api}/platform/db/migrations`

/** @param {string} name */
const wordsOf = (name) => {
  const words = name.split('-')
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return { name, pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), table: words.join('_') }
}

/** @param {{ name: string, pascal: string, camel: string }} words */
const contractFiles = ({ name, pascal, camel }) => ({
  [`${contract}/${name}/${name}.ts`]: `import { z } from 'zod'

export const ${camel}Summary = z.object({ count: z.int() }).meta({ id: '${pascal}Summary' })
export type ${pascal}Summary = z.infer<typeof ${camel}Summary>
`,
  [`${contract}/${name}/${name}.endpoints.ts`]: `import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { ${camel}Summary } from './${name}.ts'

export const ${camel}Endpoints = {
  'GET /api/admin/${name}': {
    summary: 'How many placed orders were noted.',
    access: 'admin',
    pages: 'own',
    reply: replyOf(${camel}Summary),
  },
} as const satisfies EndpointTable
`,
})

/** @param {{ name: string, pascal: string, camel: string, table: string }} words */
const moduleFile = ({ name, pascal, camel, table }) => ({
  [`${api}/${name}/module.ts`]: `import { yearMs } from './${name}.ts'
import type { Module } from '../module.ts'
import type { Platform } from '../platform/platform.ts'
import { ${camel}Handlers } from './${name}-events.ts'
import { ${camel}Routes } from './${name}.routes.ts'
import { drop${pascal}sBefore } from './${name}.store.ts'

/** One sentence: what this concept owns. */
export const ${camel}Module = ({ db, now }: Platform) =>
  ({
    tables: ['${table}'],
    routes: ({ serve }) => ${camel}Routes(serve, db),
    on: ${camel}Handlers({ db, now }),
    jobs: [
      {
        name: '${name}.expire',
        every: 'day',
        run: async (at) => {
          await drop${pascal}sBefore(db, new Date(at.getTime() - yearMs))
        },
      },
    ],
  }) satisfies Module
`,
})

/** @param {{ name: string, pascal: string, camel: string }} words */
const routeFiles = ({ name, pascal, camel }) => ({
  [`${api}/${name}/${name}.ts`]: `export const yearMs = 365 * 24 * 3_600_000
`,
  [`${api}/${name}/${name}.routes.ts`]: `import type { Db } from '../platform/db/db.ts'
import type { Serve } from '../platform/http/serve.ts'
import { count${pascal}s } from './${name}.store.ts'

export const ${camel}Routes = (serve: Serve, db: Db) => {
  serve('GET /api/admin/${name}', async () => ({ success: true, data: { count: await count${pascal}s(db) } }))
}
`,
  [`${api}/${name}/${name}-events.ts`]: `import { z } from 'zod'
import type { Db } from '../platform/db/db.ts'
import { save${pascal} } from './${name}.store.ts'

type Deps = { db: Db; now: () => Date }

const aboutOrder = z.object({ orderId: z.int().positive() })

/** A message may come twice: the second time changes nothing. */
export const ${camel}Handlers = ({ db, now }: Deps) => ({
  order_placed: async (payload: unknown) => {
    await save${pascal}(db, aboutOrder.parse(payload).orderId, now())
  },
})
`,
})

/** @param {{ name: string, pascal: string, table: string }} words */
const storeFiles = ({ name, pascal, table }) => ({
  [`${api}/${name}/${name}.store.ts`]: `import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

export const save${pascal} = (db: Queries, orderId: number, now: Date) =>
  db.query(sql\`
    insert into ${table} (order_id, noted_at) values (\${orderId}, \${now}) on conflict (order_id) do nothing\`)

export const count${pascal}s = async (db: Queries): Promise<number> => {
  const [row] = await db.query<{ count: number }>(sql\`select count(*)::int as count from ${table}\`)
  return row?.count ?? 0
}

export const drop${pascal}sBefore = (db: Queries, before: Date) =>
  db.query(sql\`delete from ${table} where noted_at < \${before}\`)
`,
  [`${api}/${name}/${name}.test.ts`]: `import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'
import { count${pascal}s } from './${name}.store.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

test('an order that is placed is noted once, and forgotten after a year', async () => {
  const { db, modules, now } = opened
  const { on, jobs } = modules['${name}']
  await on.order_placed({ orderId: 7 })
  await on.order_placed({ orderId: 7 })
  expect(await count${pascal}s(db)).toBe(1)
  const later = new Date(now().getTime() + 366 * 24 * 3_600_000)
  for (const { run } of jobs) await run(later)
  expect(await count${pascal}s(db)).toBe(0)
})
`,
})

/**
 * @param {{ name: string, camel: string }} words
 * @returns {Record<string, import('../write-skeleton.mjs').Insertion[]>}
 */
const insertions = ({ name, camel }) => ({
  [`${api}/modules.ts`]: [
    {
      before: 'import { privacyModule }',
      text: `import { ${camel}Module } from './${name}/module.ts'\n`,
    },
    {
      before: '  } satisfies Record<string, Module>\n}\n\nconst open = ',
      text: `    ${name === camel ? name : `'${name}'`}: ${camel}Module(platform),\n`,
    },
  ],
  [`${contract}/endpoints.ts`]: [
    {
      before: 'import type { EndpointDefinition',
      text: `import { ${camel}Endpoints } from './${name}/${name}.endpoints.ts'\n`,
    },
    { before: '}\n\n/** Clients import this type only', text: `  ...${camel}Endpoints,\n` },
  ],
})

/** @param {string} root @param {string} table */
const migrationOf = async (root, table) => {
  const numbers = (await readdir(join(root, migrations))).map((file) => Number.parseInt(file, 10))
  const number = String(Math.max(...numbers) + 1).padStart(3, '0')
  return {
    [`${migrations}/${number}-${table.replaceAll('_', '-')}.sql`]: `-- What this table is, in a sentence.
create table ${table} (
  order_id int primary key,
  noted_at timestamptz not null
);
create index ${table}_age on ${table} (noted_at);
`,
  }
}

/**
 * Writes it and returns the paths of what it has written or changed.
 * @param {{ root: string, name: string }} wanted
 */
export const create = async ({ root, name }) => {
  const words = wordsOf(name)
  return writeSkeleton({
    root,
    folders: [`${api}/${name}`, `${contract}/${name}`],
    files: {
      ...contractFiles(words),
      ...moduleFile(words),
      ...routeFiles(words),
      ...storeFiles(words),
      ...(await migrationOf(root, words.table)),
    },
    insertions: insertions(words),
  })
}
