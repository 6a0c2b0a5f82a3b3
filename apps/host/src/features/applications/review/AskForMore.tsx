import { askable, type Askable } from '@showroom/contract/application/choices'
import { applicationMessages as say } from '@showroom/contract/application/application.messages'
import { askedWords } from '@showroom/contract/application/asked-words'
import { type FormEvent, useState } from 'react'
import { SelectField } from '../../../kit/form/SelectField.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { moreTemplates } from './review-words.ts'
import { reviewMessages as messages } from './messages.ts'

type Request = { what: Askable; note: string }
type Props = { isBusy: boolean; onAsk: (requests: Request[]) => Promise<void> }

/** Begun with what is asked most often, then in the Admin's own words. */
export const AskForMore = ({ isBusy, onAsk }: Props) => {
  const { requests, add, note, remove } = useRequests()
  const [error, setError] = useState<string | null>(null)
  const ask = (more: readonly Request[]) => {
    setError(null)
    add(more)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (requests.length === 0) return setError(say.notAnswerable)
    void onAsk(requests)
  }
  return (
    <form className="form" noValidate aria-label={messages.askForMore} onSubmit={send}>
      <div className="applications-templates">
        {moreTemplates.map(({ name, requests: asked }) => (
          <button key={name} type="button" className="applications-template" onClick={() => ask(asked)}>
            {name}
          </button>
        ))}
      </div>
      <SelectField
        name="what"
        label={messages.askFor}
        value=""
        empty={messages.chooseWhatToAsk}
        onChange={(chosen) =>
          ask(askable.filter((what) => what === chosen).map((what) => ({ what, note: '' })))
        }
        options={askable.map((what) => ({ value: what, label: askedWords[what] }))}
        error={error ?? undefined}
      />
      {requests.map((request) => (
        <RequestField
          key={request.what}
          request={request}
          onNote={(typed) => note(request.what, typed)}
          onRemove={() => remove(request.what)}
        />
      ))}
      <button type="submit" className="button" disabled={isBusy}>
        {messages.sendTheRequest}
      </button>
    </form>
  )
}

const useRequests = () => {
  const [requests, setRequests] = useState<Request[]>([])
  return {
    requests,
    /** Each is asked for once. */
    add: (more: readonly Request[]) =>
      setRequests((before) => [
        ...before,
        ...more.filter(({ what }) => before.every((each) => each.what !== what)),
      ]),
    note: (what: Askable, note: string) =>
      setRequests((before) => before.map((each) => (each.what === what ? { ...each, note } : each))),
    remove: (what: Askable) => setRequests((before) => before.filter((each) => each.what !== what)),
  }
}

type FieldProps = { request: Request; onNote: (note: string) => void; onRemove: () => void }

const RequestField = ({ request: { what, note }, onNote, onRemove }: FieldProps) => (
  <div className="applications-request">
    <TextField
      name={`note-${what}`}
      label={askedWords[what]}
      hint={messages.whatTheyShouldKnow}
      value={note}
      onChange={onNote}
      maxLength={600}
      required={false}
    />
    <button type="button" className="form-link" onClick={onRemove}>
      {messages.remove}
      <span className="visually-hidden"> {askedWords[what]}</span>
    </button>
  </div>
)
