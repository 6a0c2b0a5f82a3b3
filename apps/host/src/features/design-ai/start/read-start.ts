import type { AiStartKind } from '@showroom/contract/design-ai/ai-choices'
import { call } from '../../../data/call.ts'
import { refused, statusOf } from '../../../data/failure.ts'
import { type KnownStart, startOfDesign, startOfPlan, startOfTemplate } from './start.rules.ts'
import { startMessages as messages } from './start.messages.ts'

/** Which room of the visualizer is chosen; what lies in it is asked for when it is needed. */
export type ChosenStart = { from: AiStartKind; id: string }

type Asked = { showroom: string; signal?: AbortSignal }

const asked = async ({ from, id }: ChosenStart, { showroom, signal }: Asked): Promise<KnownStart> => {
  const one = { params: { id }, ...(signal && { signal }) }
  if (from === 'plan') return startOfPlan((await call('GET /api/visualization/floorplan/{id}', one)).data)
  if (from === 'design') return startOfDesign((await call('GET /api/visualization/design/{id}', one)).data)
  const template = await call('GET /api/visualization/template/{id}', { ...one, query: { showroom } })
  return startOfTemplate(template.data)
}

/** By the shop’s own calls: the AI account knows nothing of whose room it is. */
export const readStart = async (chosen: ChosenStart, by: Asked): Promise<KnownStart> => {
  try {
    return await asked(chosen, by)
  } catch (failure) {
    if (statusOf(failure) === 404) throw refused(messages.gone)
    throw failure
  }
}
