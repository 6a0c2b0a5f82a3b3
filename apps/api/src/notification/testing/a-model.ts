import { once } from 'node:events'
import { createServer } from 'node:http'

export type ModelAnswer = { status: number; body: string }

export const words = (content: string): ModelAnswer => ({
  status: 200,
  body: JSON.stringify({ choices: [{ message: { content } }] }),
})

/** A model over real HTTP: what it was asked, and what it says. */
export const aModel = async () => {
  const model = { asked: [] as string[], says: { status: 500, body: '' } as ModelAnswer }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      model.asked.push(`${request.headers.authorization ?? ''} ${body}`)
      response.writeHead(model.says.status, { 'content-type': 'application/json' }).end(model.says.body)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  return Object.assign(model, { url: `http://127.0.0.1:${port}/v1/`, close: () => void server.close() })
}
