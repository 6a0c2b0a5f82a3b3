import { createServer } from 'node:http'
import { z } from 'zod'
import { type Asked, json } from './answer.ts'
import { editImage } from './edits.ts'
import { beginPrediction, cancelPrediction, lookAtPrediction, sendResult } from './predictions.ts'

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4003),
  HOST: z.string().min(1).default('localhost'),
})

const answer = async (asked: Asked): Promise<void> => {
  const { request, path } = asked
  const [, id = '', rest = ''] = /^\/v1\/predictions\/(\w+)(\/cancel)?$/.exec(path) ?? []
  const result = /^\/results\/(\w+)\/(\d)\.png$/.exec(path)
  if (result) return sendResult(asked, result[1] ?? '', Number(result[2]))
  if (!/^Bearer \S+$/.test(request.headers.authorization ?? ''))
    return json(asked, 401, { error: { message: 'No key was given.', type: 'invalid_request_error' } })
  if (request.method === 'POST' && path === '/v1/images/edits') return editImage(asked)
  if (request.method === 'POST' && path === '/v1/predictions') return beginPrediction(asked)
  if (request.method === 'GET' && id !== '' && rest === '') return lookAtPrediction(asked, id)
  if (request.method === 'POST' && rest === '/cancel') return cancelPrediction(asked, id)
  json(asked, 404, { error: { message: 'There is no such call.' } })
}

const start = () => {
  const { NODE_ENV, PORT, HOST } = environment.parse(process.env)
  // What stands in for a model must never stand where people pay for one.
  if (NODE_ENV === 'production') throw new Error('The AI sandbox does not run in production.')
  const server = createServer((request, response) => {
    const origin = `http://${request.headers.host}`
    const asked = { request, response, origin, path: new URL(request.url ?? '/', origin).pathname }
    answer(asked).catch((error: unknown) => json(asked, 500, { error: { message: String(error) } }))
  })
  const stop = () => {
    server.closeAllConnections()
    server.close(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  // However the process that started us ends, the channel to it ends with it.
  process.on('disconnect', stop)
  server.listen(PORT, HOST, () => {
    const address = server.address()
    process.send?.(typeof address === 'object' && address ? address.port : PORT)
  })
}

start()
