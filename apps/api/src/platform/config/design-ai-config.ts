import { z } from 'zod'
import { wholeNumber } from './variables.ts'

/** `10:900`: ten credits for nine dollars. */
const pack = /^(?<credits>[1-9]\d{0,3}):(?<cents>[1-9]\d{1,6})$/

const packs = z
  .string()
  .transform((list) => list.split(',').map((one) => pack.exec(one.trim())?.groups ?? {}))
  .refine((read) => read.every(({ credits, cents }) => credits && cents), {
    error: 'must be packs of credits with their price in cents, such as 10:900,30:2400',
  })
  .transform((read): CreditPack[] =>
    read.map(({ credits, cents }) => ({ credits: Number(credits), priceCents: Number(cents) })),
  )

/** What AI Design makes, sells, and has made by somebody else. */
export const designAiVariables = {
  /** Ideas of all accounts of AI Design together, in a day. */
  AI_MOST_PER_DAY: wholeNumber.default(5_000),
  AI_CREDIT_PACKS: packs.prefault('10:900,30:2400,100:6900'),
  /** Who paints ideas besides our own engine: an address that takes OpenAI's images, or predictions as Replicate does. */
  AI_PROVIDER: z.enum(['openai', 'predictions'], { error: 'must be openai or predictions' }).optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().min(1).optional(),
  /** Where results of predictions are fetched from, beside the provider's own host. */
  AI_RESULT_HOSTS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((host) => host.trim().toLowerCase() || [])),
}

export type CreditPack = { credits: number; priceCents: number }

export type AiProviderConfig = {
  kind: 'openai' | 'predictions'
  baseUrl: string
  apiKey: string
  /** A model's name, or the version of one that predicts. */
  model: string
  resultHosts: readonly string[]
}

export type DesignAiConfig = {
  mostPerDay: number
  packs: readonly CreditPack[]
  /** Null: our own engine alone. */
  provider: AiProviderConfig | null
}

type Variables = z.output<z.ZodObject<typeof designAiVariables>>

export const designAiConfigOf = (
  settings: Variables,
): { designAi: DesignAiConfig; designAiProblems: string[] } => {
  const { AI_PROVIDER: kind, AI_BASE_URL: base, AI_API_KEY: apiKey, AI_MODEL: model } = settings
  const isWhole = base !== undefined && apiKey !== undefined && model !== undefined
  const provider =
    kind !== undefined && isWhole
      ? { kind, baseUrl: base.replace(/\/+$/, ''), apiKey, model, resultHosts: settings.AI_RESULT_HOSTS }
      : null
  return {
    designAi: { mostPerDay: settings.AI_MOST_PER_DAY, packs: settings.AI_CREDIT_PACKS, provider },
    designAiProblems:
      kind !== undefined && !isWhole ? ['AI_PROVIDER needs AI_BASE_URL, AI_API_KEY and AI_MODEL.'] : [],
  }
}
