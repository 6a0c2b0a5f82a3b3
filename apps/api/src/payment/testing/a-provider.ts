import { createServer } from 'node:http'

export type Asked = { method: string; path: string; key: string | undefined; body: string }
type Answer = { status?: number; body: unknown }

/** Claims to be Stripe, writes down what it was asked, and answers what the test says. */
export const aProvider = async (answer: (asked: Asked) => Answer) => {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      const key = request.headers['idempotency-key']
      const one = {
        method: request.method ?? '',
        path: request.url ?? '',
        key: typeof key === 'string' ? key : undefined,
        body,
      }
      asked.push(one)
      const { status = 200, body: said } = answer(one)
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(typeof said === 'string' ? said : JSON.stringify(said))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
  return { origin, asked, stop: () => new Promise((stopped) => server.close(stopped)) }
}
