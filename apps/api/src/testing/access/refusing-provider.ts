import { anHttpServer } from '../an-http-server.ts'

/** A provider of payments, of text messages or of addresses, that knows nobody and says so at once. */
export const aRefusingProvider = () =>
  anHttpServer((_request, response) => {
    response.writeHead(400, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { type: 'invalid_request_error', message: 'No such object.' } }))
  })
