import type { Call, ReplyFor } from '@showroom/contract/endpoints'
import { onTestFinished, vi } from 'vitest'
import { type Page, pageOf } from '../page.ts'
import { shopAnswer } from './shop-answer.ts'

type Asked = { call: string; url: URL; body: unknown }
export type MarketAnswers = { [C in Call]?: (asked: Asked) => ReplyFor<C> | Response }

let markets = 0

/** A page whose marketplace gives these answers; the shop of any showroom is open, unless it is among them. */
export const pageOfMarket = (answers: MarketAnswers = {}): { page: Page; asked: Asked[] } => {
  markets += 1
  const apiBase = `https://answering-market-${markets}.test`
  const asked: Asked[] = []
  const opens: MarketAnswers = {
    'GET /api/shop': ({ url }) => shopAnswer(url.searchParams.get('showroom') ?? '0'),
  }
  const table: [string, unknown][] = Object.entries({ ...opens, ...answers })
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async (address, init = {}) => {
    const url = new URL(String(address))
    const call = `${(init.method ?? 'get').toUpperCase()} ${url.pathname}`
    const question = { call, url, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined }
    asked.push(question)
    const answer = table.find(([name]) => name === call)?.[1]
    if (typeof answer !== 'function') return refusal(404, 'not_found')
    const reply: unknown = answer(question)
    return reply instanceof Response ? reply : Response.json(reply)
  })
  onTestFinished(() => fetched.mockRestore())
  return { page: pageOf({ showroom: 'HARVEST2', apiBase }), asked }
}

export const refusal = (status: number, code: string) =>
  Response.json({ success: false, code, message: `Refused: ${code}.` }, { status })
