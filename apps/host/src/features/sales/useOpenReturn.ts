import { returnMessages as say } from '@showroom/contract/order/return.messages'
import { returnReasonNames, returnReasons } from '@showroom/contract/order/return.rules'
import { type FormEvent, useState } from 'react'
import { call } from '../../data/call.ts'
import { failureOf } from '../../data/failure.ts'
import { useForm } from '../../kit/form/useForm.ts'
import { toast } from '../../kit/toast/toast.ts'
import { salesMessages as messages } from './messages.ts'

type Photo = { id: string; file_name: string; size: number }

const empty = { item: '', qty: '1', reason: '', why: '' }

/** Made up once for what is opened: a second press opens the same. */
const newKey = () => crypto.randomUUID().replaceAll('-', '')

export const useOpenReturn = (orderId: string, onOpened: () => void) => {
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const [key] = useState(newKey)
  const [failure, setFailure] = useState<{ code: string; sentence: string } | null>(null)
  const form = useForm({
    values: { ...empty, lines: '' },
    rules: ({ item, qty, reason, why }) => ({
      ...(item === '' ? { item: [messages.chooseItem] } : {}),
      ...(/^[1-9]\d{0,4}$/.test(qty.trim()) ? {} : { qty: [messages.wholeUnits] }),
      ...(reason === '' ? { reason: [messages.chooseReason] } : {}),
      ...(why.trim() === '' ? { why: [messages.pleaseSayWhy] } : {}),
    }),
  })
  const send = async ({ item, qty, reason: typed, why }: typeof empty) => {
    setFailure(null)
    const reason = returnReasonNames.find((name) => name === typed)
    if (!reason) return undefined
    if (photos.length === 0) return setFailure({ code: '', sentence: say.proofNeeded })
    const body = {
      kind: returnReasons[reason].kind,
      reason,
      lines: [{ item_id: item, qty: Number(qty) }],
      key,
      why: why.trim(),
      photos: photos.map(({ id }) => id),
      is_untouched: true,
    }
    try {
      const { message } = await call('POST /api/order/{id}/return/override', {
        params: { id: orderId },
        body,
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
    photos: {
      all: photos,
      add: (photo: Photo) => setPhotos((before) => [...before, photo]),
      remove: (id: string) => setPhotos((before) => before.filter((photo) => photo.id !== id)),
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      void form.submit(send)
    },
  }
}
