import { createECDH } from 'node:crypto'
import { z } from 'zod'

const base64url = /^[\w-]+$/

/** What pushes are signed with, so that a push service knows who sends: `npx web-push generate-vapid-keys`. */
export const pushVariables = {
  VAPID_PUBLIC_KEY: z.string().regex(base64url, 'must be base64url').optional(),
  VAPID_PRIVATE_KEY: z.string().regex(base64url, 'must be base64url').optional(),
}

type Variables = z.output<z.ZodObject<typeof pushVariables>>
type Others = { CONTACT_EMAIL: string }

export type PushConfig = {
  publicKey: string
  privateKey: string
  /** Whom a push service writes to. */
  contact: string
}

const publicKeyOf = (privateKey: string): string | null => {
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
    return pair.getPublicKey('base64url')
  } catch {
    return null
  }
}

export const pushConfigOf = ({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  CONTACT_EMAIL,
}: Variables & Others): { push: PushConfig | null; pushProblems: string[] } => {
  if (publicKey === undefined && privateKey === undefined) return { push: null, pushProblems: [] }
  const problem =
    publicKey === undefined || privateKey === undefined
      ? 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together. Set both, or none.'
      : publicKeyOf(privateKey) === publicKey
        ? null
        : 'VAPID_PUBLIC_KEY is not the public key of VAPID_PRIVATE_KEY. Make both anew: npx web-push generate-vapid-keys.'
  if (problem !== null || publicKey === undefined || privateKey === undefined)
    return { push: null, pushProblems: problem === null ? [] : [problem] }
  return { push: { publicKey, privateKey, contact: `mailto:${CONTACT_EMAIL}` }, pushProblems: [] }
}
