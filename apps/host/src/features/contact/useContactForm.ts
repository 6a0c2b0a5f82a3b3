import { type FormEvent, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useForm } from '../../kit/form/useForm.ts'
import { call } from '../../data/call.ts'
import { fieldErrorsOf, formSentenceOf } from '../../data/failure.ts'
import { useSession } from '../../session/session.ts'
import { keepContactDraft, readContactDraft } from './contact-draft.ts'
import {
  contactErrors,
  type ContactTyped,
  emptyContact,
  filledIn,
  roleNamed,
  topicNamed,
  withDraft,
  withSample,
} from './contact-form.ts'
import { useSubmit } from '../../data/useSubmit.ts'

/** The form, what became of it, and what is known already: of a draft, of the link that led here, of who is signed in. */
export const useContactForm = () => {
  const { form: element, ...form } = useForm<ContactTyped>({ values: emptyContact, rules: contactErrors })
  const [sentTo, setSentTo] = useState<string | null>(null)
  const isDrafted = useDraft(form)
  const user = useSession((session) => session.user)
  useEffect(() => {
    if (user && isDrafted) form.change((typed) => filledIn(typed, user))
  }, [user, isDrafted])
  const { run, failure } = useSubmit(async (typed: ContactTyped) => {
    const { role, topic, ...texts } = typed
    // The rules have let nothing empty through.
    if (role === '' || topic === '') return
    await call('POST /api/contact', { body: { ...texts, role, topic } })
    keepContactDraft(null)
    setSentTo(texts.email.trim())
    form.change({ topic: '', order_number: '', message: '' })
  }, 'both')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit(async (typed) => fieldErrorsOf(await run(typed)))
  }
  return {
    ...form,
    element,
    submit,
    sentence: formSentenceOf(failure),
    sentTo,
    writeAgain: () => setSentTo(null),
  }
}

type Form = Pick<ReturnType<typeof useForm<ContactTyped>>, 'values' | 'change'>

/** The server draws an empty form; what this browser knows comes in after it. */
const useDraft = ({ values, change }: Form): boolean => {
  const { search } = useLocation()
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    const asked = new URLSearchParams(search)
    const draft = readContactDraft() ?? emptyContact
    change((typed) => {
      const filled = withDraft(typed, draft)
      return {
        ...filled,
        topic: topicNamed(asked.get('topic') ?? '') || filled.topic,
        role: roleNamed(asked.get('role') ?? '') || filled.role,
        order_number: asked.get('order') ?? filled.order_number,
        message: withSample(filled.message, asked.get('sample')),
      }
    })
    setRead(true)
  }, [search])
  useEffect(() => {
    if (isRead && values.message + values.order_number !== '') keepContactDraft(values)
  }, [isRead, values])
  return isRead
}
