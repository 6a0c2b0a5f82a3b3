import { type Call, endpoints } from '@showroom/contract/endpoints'
import type { EndpointDefinition } from '@showroom/contract/shared/endpoint'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Cast } from './cast.ts'
import type { Objects } from './asked.ts'
import { requests } from './requests.ts'

export const calls = Object.keys(endpoints).filter((name): name is Call => name in endpoints)

export const ruleOf = (call: Call): EndpointDefinition => endpoints[call]

const splitCall = (call: Call) => {
  const space = call.indexOf(' ')
  const method = call.slice(0, space) as 'GET' | 'POST' | 'PUT' | 'DELETE' // how every key begins
  return { method, path: call.slice(space + 1) }
}

type AskOptions = { objects: Objects; headers: Record<string, string> }

export const askAs = (
  { app }: Pick<Cast, 'app'>,
  call: Call,
  { objects, headers }: AskOptions,
): Promise<LightMyRequestResponse> => {
  const { method, path } = splitCall(call)
  const { params = '', query = {}, body } = requests(objects)[call]
  const url = path.replace(/\{\w+\}/, params)
  const options: InjectOptions = { method, url, query: { ...query }, headers }
  return app.inject(body ? { ...options, payload: body } : options)
}

/** The calls that name something of somebody's, in the path or in the body: `id` stands for all that there is. */
export const callsAbout = (objects: Objects, id: string): Call[] =>
  calls.filter((call) => JSON.stringify(requests(objects)[call]).includes(`"${id}"`))
