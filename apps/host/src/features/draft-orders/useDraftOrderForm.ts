import type { DraftOrder } from '@showroom/contract/draft-order/draft-order'
import { type FormEvent, useRef, useState } from 'react'
import { call, callInProView } from '../../data/call.ts'
import { useReadOf } from '../../data/useRead.ts'
import { useSave } from '../../data/useSave.ts'
import { copyText } from '../../kit/copy-text.ts'
import { useForm } from '../../kit/form/useForm.ts'
import { bodyOf, draftOrderErrors, type DraftOrderTyped, itemsOf } from './draft-order-typed.ts'
import { draftOrdersMessages as messages } from './messages.ts'

export type DraftOrderFormProps = {
  /** Null for a new one. */
  made: DraftOrder | null
  typed: DraftOrderTyped
  onMade: (made: DraftOrder) => void
  onLinked: (link: MadeLink) => void
  onGone: () => void
}

/** The last link that was made, and of which order. */
export type MadeLink = { id: string; url: string }

const looksLikeAddress = /^\S+@\S+\.\S+$/

/** What the lines come to, as they are typed: by the server, who prices them for that client. */
export const useReckoning = ({ email, items }: DraftOrderTyped) => {
  const body = {
    email: looksLikeAddress.test(email.trim()) ? email.trim() : '',
    items: itemsOf(items),
  }
  const read = useReadOf(['POST /api/draft_order/reckon', body], (signal) =>
    call('POST /api/draft_order/reckon', { body, signal }),
  )
  // What is known of a product stays when a later reckoning fails: an area is typed beside it.
  const [kept, setKept] = useState(read.last)
  if (read.last !== undefined && read.last !== kept) setKept(read.last)
  const askEarns = async () =>
    (await callInProView('POST /api/draft_order/reckon', { body })).data.earns_cents
  return { read, reckoned: (read.last ?? kept)?.data ?? null, askEarns }
}

/** Saved by every button that sends it; a new one is saved once. */
export const useDraftOrderForm = ({ made, typed, onMade, onLinked }: DraftOrderFormProps) => {
  const { form: element, ...form } = useForm<DraftOrderTyped>({ values: typed, rules: draftOrderErrors })
  const save = async (values: DraftOrderTyped) => {
    const body = bodyOf(values)
    return made
      ? call('PUT /api/draft_order/{id}', { params: { id: made.id }, body })
      : call('POST /api/draft_order', { body })
  }
  const intent = useRef<Intent>('save')
  const saveAndPass = useSave(form, async (values) => {
    const { data: saved, message } = await save(values)
    try {
      const passed = await passOn[intent.current](saved)
      if (passed?.url) onLinked({ id: saved.id, url: passed.url })
      onMade(passed?.data ?? saved)
      return passed?.message ?? message
    } catch (failure) {
      // What can not be sent is saved none the less.
      onMade(saved)
      throw failure
    }
  })
  /** The Enter key saves; what leaves the house is pressed for. */
  const submit = (event: FormEvent<HTMLFormElement>) => {
    intent.current = intentOf(event.nativeEvent)
    saveAndPass(event)
  }
  return { element, form, submit }
}

export type Intent = 'save' | 'send' | 'link'
type Passed = { data: DraftOrder; message?: string | undefined; url?: string }

/** What is done with it once it is saved. */
const passOn: Record<Intent, (saved: DraftOrder) => Promise<Passed | null>> = {
  save: async () => null,
  send: ({ id }) => call('POST /api/draft_order/{id}/send', { params: { id } }),
  link: async ({ id }) => {
    const { data } = await call('POST /api/draft_order/{id}/link', { params: { id } })
    await copyText(data.url, messages.linkCopied)
    return { data: data.draft_order, url: data.url }
  },
}

const intentOf = (event: Event): Intent => {
  const pressed = event instanceof SubmitEvent ? event.submitter : null
  const value = pressed instanceof HTMLButtonElement ? pressed.value : 'save'
  return value === 'send' || value === 'link' ? value : 'save'
}

export type DraftOrderFormState = ReturnType<typeof useDraftOrderForm>['form']
