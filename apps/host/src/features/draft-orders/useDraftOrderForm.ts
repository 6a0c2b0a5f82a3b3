import type { DraftOrder } from '@showroom/contract/draft-order/draft-order'
import type { FormEvent } from 'react'
import { call } from '../../data/call.ts'
import { useReadOf } from '../../data/useRead.ts'
import { useSave } from '../../data/useSave.ts'
import { useForm } from '../../kit/form/useForm.ts'
import { bodyOf, draftOrderErrors, type DraftOrderTyped, itemsOf } from './draft-order-typed.ts'

export type DraftOrderFormProps = {
  /** Null for a new one. */
  made: DraftOrder | null
  typed: DraftOrderTyped
  onMade: (made: DraftOrder) => void
  onGone: () => void
}

const looksLikeAddress = /^\S+@\S+\.\S+$/

/** What the lines come to, as they are typed: by the server, who prices them for that client. */
export const useReckoning = ({ email, items }: DraftOrderTyped) => {
  const body = {
    email: looksLikeAddress.test(email.trim()) ? email.trim() : '',
    items: itemsOf(items),
  }
  return useReadOf(['POST /api/draft_order/reckon', body], (signal) =>
    call('POST /api/draft_order/reckon', { body, signal }),
  )
}

/** Saved by every button that sends it; a new one is saved once. */
export const useDraftOrderForm = ({ made, typed, onMade }: DraftOrderFormProps) => {
  const { form: element, ...form } = useForm<DraftOrderTyped>({ values: typed, rules: draftOrderErrors })
  const save = async (values: DraftOrderTyped) => {
    const body = bodyOf(values)
    return made
      ? call('PUT /api/draft_order/{id}', { params: { id: made.id }, body })
      : call('POST /api/draft_order', { body })
  }
  const saveOnly = useSave(form, async (values) => {
    const { data, message } = await save(values)
    onMade(data)
    return message
  })
  const saveAndSend = useSave(form, async (values) => {
    const { data: saved } = await save(values)
    const asked = { params: { id: saved.id } }
    try {
      const { data, message } = await call('POST /api/draft_order/{id}/send', asked)
      onMade(data)
      return message
    } catch (failure) {
      // What can not be sent is saved none the less.
      onMade(saved)
      throw failure
    }
  })
  /** The Enter key saves; what is mailed is pressed for. */
  const submit = (event: FormEvent<HTMLFormElement>) =>
    (isSending(event.nativeEvent) ? saveAndSend : saveOnly)(event)
  return { element, form, submit }
}

export const sendIntent = 'send'

const isSending = (event: Event): boolean =>
  event instanceof SubmitEvent &&
  event.submitter instanceof HTMLButtonElement &&
  event.submitter.value === sendIntent

export type DraftOrderFormState = ReturnType<typeof useDraftOrderForm>['form']
