import { minuteMs } from '@showroom/contract/shared/time'
import { z } from 'zod'

const port = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be between 1 and 65535')
  .max(65_535, 'must be between 1 and 65535')

/** With what is signed into it, the part before the @ must stay within 64 letters. */
const longestName = 19

/** What a chat does beyond our own pages: answers by mail, and a model that words what was found. */
export const chatVariables = {
  /** Answers to mails of a chat go to it, with a signature after a plus. */
  REPLY_ADDRESS: z
    .email('must be an e-mail address')
    .refine((address) => (address.split('@')[0] ?? '').length <= longestName, {
      error: `must have at most ${longestName} letters before the @`,
    })
    .optional(),
  /** Where this process takes those answers; a mail server in front of it passes them on. */
  INBOUND_SMTP_PORT: port.optional(),
  /** In its office hours a question waits so long for its Pro. */
  ASSISTANT_AFTER_MINUTES: z.coerce.number('must be a number').int().min(1).max(1_440).default(5),
  /** A language model that words what was found: an address that takes OpenAI's chat completions. */
  ASSISTANT_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  ASSISTANT_KEY: z.string().min(1).optional(),
  ASSISTANT_MODEL: z.string().min(1).default('gpt-4o-mini'),
}

type Variables = z.output<z.ZodObject<typeof chatVariables>>
type Others = { NODE_ENV: string; SMTP_URL?: string | undefined }

export type ChatConfig = {
  /** Null: mails of a chat can not be answered. */
  replyAddress: string | null
  /** 0: any that is free, on this machine alone; null: this process takes no mails. */
  inboundPort: number | null
  /** In its office hours a question waits so long for its Pro. */
  assistantAfterMs: number
  /** Null: what is found by search is said as it is. */
  model: { url: string; key: string | null; name: string } | null
}

const modelOf = (assistant: Pick<Variables, 'ASSISTANT_URL' | 'ASSISTANT_KEY' | 'ASSISTANT_MODEL'>) =>
  assistant.ASSISTANT_URL === undefined
    ? null
    : {
        url: assistant.ASSISTANT_URL.replace(/\/+$/, ''),
        key: assistant.ASSISTANT_KEY ?? null,
        name: assistant.ASSISTANT_MODEL,
      }

/** Where mails stay in the mailbox of the running instance, that mailbox can answer. */
export const chatConfigOf = ({
  REPLY_ADDRESS,
  INBOUND_SMTP_PORT,
  NODE_ENV,
  SMTP_URL,
  ...assistant
}: Variables & Others): { chat: ChatConfig; chatProblems: string[] } => {
  const isMailbox = NODE_ENV !== 'production' && SMTP_URL === undefined
  const isPortAlone = INBOUND_SMTP_PORT !== undefined && REPLY_ADDRESS === undefined && !isMailbox
  return {
    chat: {
      replyAddress: REPLY_ADDRESS ?? (isMailbox ? 'reply@showroom.example' : null),
      inboundPort: INBOUND_SMTP_PORT ?? (isMailbox ? 0 : null),
      assistantAfterMs: assistant.ASSISTANT_AFTER_MINUTES * minuteMs,
      model: modelOf(assistant),
    },
    chatProblems: isPortAlone
      ? ['INBOUND_SMTP_PORT needs REPLY_ADDRESS: the address that answers come to.']
      : [],
  }
}
