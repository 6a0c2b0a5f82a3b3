import pg from 'pg'

type Listening = {
  /** A connection of its own: a pooler between would lose what it listens to. */
  url: string
  /** One of our own names: it becomes a part of the statement. */
  channel: string
  hear: (payload: string) => void
  report: (error: unknown) => void
}

const againMs = 1_000

/** Listens until it is closed, and connects again when the connection breaks. `ready` after the first attempt. */
export const keepListening = ({ url, channel, hear, report }: Listening) => {
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const again = () => {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(() => void connect(), againMs)
  }
  const connect = async () => {
    const opened = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: 'showroom feed',
    })
    client = opened
    opened.on('error', again)
    opened.on('end', again)
    opened.on('notification', ({ payload = '' }) => hear(payload))
    try {
      await opened.connect()
      await opened.query(`listen ${channel}`)
    } catch (error) {
      report(error)
      again()
    }
  }
  const close = async () => {
    isClosed = true
    clearTimeout(timer)
    await ready
    await client?.end().catch(() => undefined)
  }
  const ready = connect()
  return { ready, close }
}
