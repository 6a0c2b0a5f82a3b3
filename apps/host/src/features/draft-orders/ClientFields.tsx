import { longestClientName } from '@showroom/contract/draft-order/draft-order.rules'
import { useState } from 'react'
import { useRead } from '../../data/useRead.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import type { DraftOrderFormState } from './useDraftOrderForm.ts'
import { draftOrdersMessages as messages } from './messages.ts'

type Props = { form: DraftOrderFormState; isClient: boolean }

/** A client who shops there, found by a word, or a name and an address. */
export const ClientFields = ({ form: { values, change, errorOf }, isClient }: Props) => (
  <>
    <ClientSearch onChoose={(chosen) => change(chosen)} />
    <TextField
      name="client_name"
      label={messages.name}
      value={values.client_name}
      onChange={(client_name) => change({ client_name })}
      error={errorOf('client_name')}
      maxLength={longestClientName}
      autoComplete="off"
      autoCapitalize="words"
      enterKeyHint="next"
      required
    />
    <TextField
      name="email"
      type="email"
      label={messages.email}
      hint={isClient ? messages.ownPrices : messages.emailHint}
      value={values.email}
      onChange={(email) => change({ email })}
      error={errorOf('email')}
      maxLength={254}
      autoComplete="off"
      autoCapitalize="none"
      enterKeyHint="next"
      required
    />
  </>
)

type Chosen = { client_name: string; email: string }

const ClientSearch = ({ onChoose }: { onChoose: (chosen: Chosen) => void }) => {
  const [typed, setTyped] = useState('')
  const [text, setText] = useState('')
  const find = () => setText(typed.trim())
  return (
    <div className="draft-order-find">
      <div className="workspace-search" role="search">
        <input
          className="form-input"
          type="search"
          aria-label={messages.findClient}
          placeholder={messages.findClient}
          maxLength={80}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // It seeks, and sends no form.
            event.preventDefault()
            find()
          }}
        />
        <button type="button" className="button quiet" onClick={find}>
          {messages.find}
        </button>
      </div>
      {text !== '' && (
        <Found
          key={text}
          text={text}
          onChoose={(chosen) => {
            onChoose(chosen)
            setTyped('')
            setText('')
          }}
        />
      )}
    </div>
  )
}

const mostFound = 6

const Found = ({ text, onChoose }: { text: string; onChoose: (chosen: Chosen) => void }) => {
  const read = useRead('GET /api/clients', { query: { s: text, page_size: mostFound } })
  return (
    <Loaded read={read} rows={2}>
      {({ data }) =>
        data.length === 0 ? (
          <p role="status">{messages.nobodyFound}</p>
        ) : (
          <ul className="draft-order-found">
            {data.map(({ id, name, email }) => (
              <li key={id}>
                <button type="button" onClick={() => onChoose({ client_name: name || email, email })}>
                  {name} <small>{email}</small>
                </button>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}
