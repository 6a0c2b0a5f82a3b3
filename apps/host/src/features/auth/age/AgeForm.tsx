import { type FormEvent, useState } from 'react'
import { useSave } from '../../../data/useSave.ts'
import { Dialog } from '../../../kit/form/Dialog.tsx'
import { useForm } from '../../../kit/form/useForm.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { authMessages } from '../messages.ts'
import { type Age, ageErrorsOf, emptyAge, isUnderage } from './age.ts'
import { AgeFields } from './AgeFields.tsx'
import { ageMessages as messages } from './age.messages.ts'
import '../../../kit/form/form.css'

type Props = {
  onTell: (typed: Age) => Promise<void>
  /** It was told already. */
  onStale: () => void
}

export const AgeForm = ({ onTell, onStale }: Props) => {
  const { form: element, ...form } = useForm<Age>({ values: emptyAge, rules: ageErrorsOf })
  const [isDoubted, setDoubted] = useState(false)
  const save = useSave(
    form,
    async (typed) => {
      await onTell(typed)
      return undefined
    },
    onStale,
  )
  /** It is refused in the form’s own words, and whether it is meant is asked beside them. */
  const submit = (event: FormEvent<HTMLFormElement>) => {
    save(event)
    setDoubted(isUnderage(form.values))
  }
  return (
    <>
      <form ref={element} className="form" noValidate onSubmit={submit}>
        <AgeFields form={form} />
        <button type="submit" className="button" aria-disabled={form.isBusy || undefined}>
          {form.isBusy ? messages.saving : authMessages.continue}
        </button>
      </form>
      {isDoubted && <TooYoung onClose={() => setDoubted(false)} onRemove={() => onTell(form.values)} />}
    </>
  )
}

type TooYoungProps = { onClose: () => void; onRemove: () => Promise<void> }

/** A slip of a finger is not to cost somebody their account. */
const TooYoung = ({ onClose, onRemove }: TooYoungProps) => {
  const { run, isBusy } = useSubmit(onRemove)
  return (
    <Dialog title={messages.isItRight} onClose={onClose}>
      <div className="form">
        <p>{messages.tooYoungText}</p>
        <div className="form-actions">
          <button type="button" className="button" onClick={onClose}>
            {messages.correctIt}
          </button>
          <button
            type="button"
            className="button quiet"
            aria-disabled={isBusy || undefined}
            onClick={() => void run()}
          >
            {isBusy ? messages.removing : messages.itIsRight}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
