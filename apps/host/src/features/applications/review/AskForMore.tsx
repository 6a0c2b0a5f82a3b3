import { askable, type Askable } from '@showroom/contract/application/choices'
import { applicationMessages as say } from '@showroom/contract/application/application.messages'
import { askedWords } from '@showroom/contract/application/asked-words'
import { type FormEvent, useState } from 'react'
import { SelectField } from '../../../kit/form/SelectField.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { moreTemplates } from './approval-words.ts'
import { reviewMessages as messages } from './messages.ts'

type Request = { what: Askable; note: string }
type Props = { isBusy: boolean; onAsk: (requests: Request[]) => Promise<void> }

/** Begun with what is asked most often, then in the Admin's own words. */
export const AskForMore = ({ isBusy, onAsk }: Props) => {
  const [requests, setRequests] = useState<Request[]>([])
  const [error, setError] = useState<string | null>(null)
  const add = (more: readonly Request[]) => {
    setError(null)
    setRequests((before) => [
      ...before,
      ...more.filter(({ what }) => before.every((each) => each.what !== what)),
    ])
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (requests.length === 0) return setError(say.notAnswerable)
    void onAsk(requests)
  }
  return (
    <form className="form" noValidate aria-label={messages.askForMore} onSubmit={send}>
      <div className="approvals-templates">
        {moreTemplates.map(({ name, requests: asked }) => (
          <button key={name} type="button" className="approvals-template" onClick={() => add(asked)}>
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
          add(askable.filter((what) => what === chosen).map((what) => ({ what, note: '' })))
        }
        options={askable.map((what) => ({ value: what, label: askedWords[what] }))}
        error={error ?? undefined}
      />
      {requests.map(({ what, note }, index) => (
        <div key={what} className="approvals-request">
          <TextField
            name={`note-${what}`}
            label={askedWords[what]}
            hint={messages.whatTheyShouldKnow}
            value={note}
            onChange={(typed) =>
              setRequests((before) =>
                before.map((each, at) => (at === index ? { ...each, note: typed } : each)),
              )
            }
            maxLength={600}
            required={false}
          />
          <button
            type="button"
            className="form-link"
            onClick={() => setRequests((before) => before.filter((_, at) => at !== index))}
          >
            {messages.remove}
            <span className="visually-hidden"> {askedWords[what]}</span>
          </button>
        </div>
      ))}
      <button type="submit" className="button" disabled={isBusy}>
        {messages.sendTheRequest}
      </button>
    </form>
  )
}
