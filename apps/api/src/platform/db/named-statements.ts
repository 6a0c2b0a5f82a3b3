import { messages, type PGlite, parse, protocol } from '@electric-sql/pglite'

type Message = messages.BackendMessage

/** What PostgreSQL said of a statement when it read it: the types of its values, and its columns. */
type Named = { name: string; valueTypes: readonly number[]; columns: readonly Message[] }

/** As on a server: more texts than this are made on the fly, and keeping those would only fill the memory. */
const mostNames = 500

const written = (pglite: PGlite, value: unknown, type: number | undefined): string | null => {
  if (value === null || value === undefined) return null
  const serialize = type === undefined ? undefined : pglite.serializers[type]
  return serialize ? serialize(value) : String(value)
}

/**
 * Statements that are read once and then only bound and executed. PGlite reads and plans a statement anew each time
 * that it is asked, which took most of the time of most statements: a cart's read 2.0 ms, by name 0.13.
 */
export const namedStatements = (pglite: PGlite) => {
  const known = new Map<string, Named>()
  const send = (...parts: Uint8Array[]) =>
    pglite.execProtocolStream(Buffer.concat([...parts, protocol.serialize.sync()]))

  const read = async (text: string): Promise<Named> => {
    const name = `s_${known.size}`
    const said = await send(
      protocol.serialize.parse({ name, text }),
      protocol.serialize.describe({ type: 'S', name }),
    )
    const columns = said.filter((each) => each.name === 'rowDescription')
    const named = { name, valueTypes: parse.parseDescribeStatementResults(said), columns }
    known.set(text, named)
    return named
  }

  const execute = async ({ name, valueTypes, columns }: Named, values: readonly unknown[]) => {
    const said = await send(
      protocol.serialize.bind({
        statement: name,
        values: values.map((value, index) => written(pglite, value, valueTypes[index])),
      }),
      protocol.serialize.execute({}),
    )
    return parse.parseResults([...columns, ...said], pglite.parsers)[0]?.rows ?? []
  }

  return {
    /** Its rows. Of a statement whose tables have changed since, the plan is made anew by PostgreSQL itself. */
    query: async (text: string, values: unknown[]): Promise<unknown[]> => {
      const named = known.get(text) ?? (known.size < mostNames ? await read(text) : null)
      return named ? execute(named, values) : (await pglite.query(text, values)).rows
    },
    /** After a migration: what a statement answers may have other columns than it had. */
    forget: async () => {
      known.clear()
      await pglite.exec('deallocate all')
    },
  }
}
