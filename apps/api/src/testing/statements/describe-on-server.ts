import pg from 'pg'

/** Type ids of a statement's parameters and columns; or the SQLSTATE with which it is refused. */
export type Described = { parameters: number[]; columns: number[] } | { refused: string }

type Fields = { fields: { dataTypeID: number }[] }
type Parameters = { dataTypeIDs: number[] }

/** Asks for the description alone: the statement is parsed and never run. */
const describe = (client: pg.Client, text: string) =>
  new Promise<Described>((resolve) => {
    let parameters: number[] = []
    let columns: number[] = []
    const heard = ({ dataTypeIDs }: Parameters) => {
      parameters = dataTypeIDs
    }
    let stopListening: () => void = () => undefined
    const answer = (described: Described) => {
      stopListening()
      resolve(described)
    }
    client.query({
      submit: (connection: pg.Connection) => {
        connection.on('parameterDescription', heard)
        stopListening = () => void connection.off('parameterDescription', heard)
        connection.parse({ name: '', text, types: [] }, true)
        connection.describe({ type: 'S', name: '' }, true)
        connection.sync()
      },
      handleRowDescription: ({ fields }: Fields) => {
        columns = fields.map(({ dataTypeID }) => dataTypeID)
      },
      // After a refusal the driver tells no more of this statement.
      handleError: ({ code = '' }: { code?: string }) => answer({ refused: code }),
      handleReadyForQuery: () => answer({ parameters, columns }),
    })
  })

/** What the server says of each text, on a database with all tables. */
export const describeOnServer = async (url: string, texts: readonly string[]) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const described = new Map<string, Described>()
  for (const text of new Set(texts)) described.set(text, await describe(client, text))
  await client.end()
  return described
}
