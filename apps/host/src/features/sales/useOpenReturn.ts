import { returnMessages as say } from '@showroom/contract/order/return.messages'
import { type ReturnReason, returnReasonNames, returnReasons } from '@showroom/contract/order/return.rules'
import { type FormEvent, useState } from 'react'
import { call } from '../../data/call.ts'
import { type FieldErrors, failureOf } from '../../data/failure.ts'
import { useForm } from '../../kit/form/useForm.ts'
import { toast } from '../../kit/toast/toast.ts'
import { salesMessages as messages } from './messages.ts'

type Photo = { id: string; file_name: string; size: number }

const empty = { item: '', qty: '1', reason: '', why: '' }
type Typed = typeof empty

const rules = ({ item, qty, reason, why }: Typed): FieldErrors => ({
  ...(item === '' ? { item: [messages.chooseItem] } : {}),
  ...(/^[1-9]\d{0,4}$/.test(qty.trim()) ? {} : { qty: [messages.wholeUnits] }),
  ...(reason === '' ? { reason: [messages.chooseReason] } : {}),
  ...(why.trim() === '' ? { why: [messages.pleaseSayWhy] } : {}),
})

/** Made up once for what is opened: a second press opens the same. */
const newKey = () => crypto.randomUUID().replaceAll('-', '')

export const useOpenReturn = (orderId: string, onOpened: () => void) => {
  const photos = usePhotos()
  const [key] = useState(newKey)
  const [failure, setFailure] = useState<{ code: string; sentence: string } | null>(null)
  const form = useForm({ values: { ...empty, lines: '' }, rules })
  const send = async (typed: Typed) => {
    setFailure(null)
    const reason = returnReasonNames.find((name) => name === typed.reason)
    if (!reason) return undefined
    if (photos.all.length === 0) return setFailure({ code: '', sentence: say.proofNeeded })
    try {
      const { message } = await call('POST /api/order/{id}/return/override', {
        params: { id: orderId },
        body: { ...wishOf(typed, reason), key, photos: photos.all.map(({ id }) => id) },
      })
      if (message) toast.success(message)
      onOpened()
    } catch (thrown) {
      const failed = failureOf(thrown)
      if (failed.errors.lines) return failed.errors
      setFailure({ code: failed.code, sentence: failed.message })
    }
    return undefined
  }
  return {
    form,
    failure: failure?.sentence ?? null,
    isCodeNeeded: failure?.code === 'otp_needed',
    photos,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      void form.submit(send)
    },
  }
}

const usePhotos = () => {
  const [all, setAll] = useState<readonly Photo[]>([])
  return {
    all,
    add: (photo: Photo) => setAll((before) => [...before, photo]),
    remove: (id: string) => setAll((before) => before.filter((photo) => photo.id !== id)),
  }
}

const wishOf = ({ item, qty, why }: Typed, reason: ReturnReason) => ({
  kind: returnReasons[reason].kind,
  reason,
  lines: [{ item_id: item, qty: Number(qty) }],
  why: why.trim(),
  is_untouched: true,
})
