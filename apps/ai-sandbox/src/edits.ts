import { type Asked, formOf, json, tellToWait, wait } from './answer.ts'
import { type Fault, faultIn, hugeBytes } from './faults.ts'
import { paint } from './paint.ts'

const lateMs = 1_500
/** What was told to wait, waits once. */
const toldToWait = new Set<string>()

const refusal = (code: string, message: string, type = 'invalid_request_error') => ({
  error: { message, type, param: null, code },
})

const fileIn = async (form: FormData, name: string): Promise<Buffer | null> => {
  const file = form.get(name)
  return file instanceof Blob ? Buffer.from(await file.arrayBuffer()) : null
}

/** As OpenAI edits images: one call, and the pictures in its answer. */
export const editImage = async (asked: Asked): Promise<void> => {
  const form = await formOf(asked)
  const prompt = String(form.get('prompt') ?? '')
  const image = (await fileIn(form, 'image')) ?? (await fileIn(form, 'image[]'))
  const count = Number(form.get('n') ?? 1)
  if (!image || prompt === '')
    return json(asked, 400, refusal('missing_required_parameter', 'image and prompt are required.'))
  const wrong = wrongIn(form)
  if (wrong !== null)
    return json(asked, 400, refusal('invalid_value', `${wrong} has a value that is not known.`))
  const fault = faultIn(prompt)
  if (refuses(asked, fault, prompt)) return
  if (fault === 'never') return
  if (fault === 'late') await wait(lateMs)
  const pictures = await Promise.all(
    Array.from({ length: count }, (_, nth) => made(image, prompt, { nth, fault })),
  )
  if (fault === '500-after-work')
    return json(asked, 500, refusal('server_error', 'It broke.', 'server_error'))
  const data = pictures.map((bytes) => ({ b64_json: bytes.toString('base64') }))
  // Nothing has an address here that could run out: what is gone is not in the answer.
  json(asked, 200, { created: Math.floor(Date.now() / 1_000), data: fault === 'expired' ? [] : data })
}

/** What may stand in these fields, where they are there at all. */
const values: Record<string, readonly string[]> = {
  size: ['auto', '1024x1024', '1536x1024', '1024x1536'],
  input_fidelity: ['high', 'low'],
}

const wrongIn = (form: FormData): string | null => {
  const isWrong = (name: string, known: readonly string[]) =>
    form.has(name) && !known.includes(String(form.get(name)))
  return Object.entries(values).find(([name, known]) => isWrong(name, known))?.[0] ?? null
}

const refuses = (asked: Asked, fault: Fault | null, prompt: string): boolean => {
  if (fault === '500') json(asked, 500, refusal('server_error', 'It broke.', 'server_error'))
  else if (fault === 'blocked')
    json(asked, 400, refusal('moderation_blocked', 'Your request was rejected by the safety system.'))
  else if (fault === '429' && !toldToWait.has(prompt)) {
    toldToWait.add(prompt)
    tellToWait(asked, refusal('rate_limit_exceeded', 'Please wait.', 'requests'))
  } else return false
  return true
}

type Making = { nth: number; fault: Fault | null }

export const made = (image: Buffer, prompt: string, { nth, fault }: Making): Promise<Buffer> => {
  if (fault === 'garbage') return Promise.resolve(Buffer.from('this is no picture'))
  if (fault === 'huge') return Promise.resolve(Buffer.alloc(hugeBytes))
  return paint(image, prompt, nth)
}
