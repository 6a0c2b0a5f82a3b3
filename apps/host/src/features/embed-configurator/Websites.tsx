import type { DomainBook, ShownDomain } from '@showroom/contract/showroom/domain'
import { type DomainState, domainStateNames } from '@showroom/contract/showroom/domain.rules'
import { domainMessages } from '@showroom/contract/showroom/domain.messages'
import { useState } from 'react'
import { StatusChip, type StatusTone } from '../../kit/StatusChip.tsx'
import { call } from '../../data/call.ts'
import { useSave } from '../../data/useSave.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { TextField } from '../../kit/form/TextField.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { agoOf } from '../../kit/moments.ts'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { toast } from '../../kit/toast/toast.ts'
import { copyText } from '../../kit/copy-text.ts'
import { embedMessages as messages } from './messages.ts'

type Props = { book: DomainBook; onBook: (book: DomainBook) => void }

/** The websites that may show the shop: proven, seen, or turned away. */
export const Websites = ({ book, onBook }: Props) => (
  <section className="embed-websites" aria-labelledby="embed-websites">
    <h2 id="embed-websites">{messages.websites}</h2>
    <p>{messages.websitesAbout}</p>
    {!book.may_embed && (
      <p className="own-locked">
        <strong>{messages.needsPremium}</strong>
        <span>{messages.needsPremiumWords}</span>
      </p>
    )}
    {book.domains.length === 0 ? (
      <p className="account-soft">{messages.noWebsites}</p>
    ) : (
      <ul>
        {book.domains.map((domain) => (
          <Website key={domain.origin} domain={domain} onBook={onBook} />
        ))}
      </ul>
    )}
    {book.domains.length < book.most ? (
      <AddWebsite onBook={onBook} />
    ) : (
      <p className="account-soft">{messages.full(book.most)}</p>
    )}
  </section>
)

const rules = ({ domain }: { domain: string }) =>
  domain.trim() === '' ? { domain: [domainMessages.required] } : {}

const AddWebsite = ({ onBook }: Pick<Props, 'onBook'>) => {
  const { form: element, ...form } = useForm({ values: { domain: '' }, rules })
  const save = useSave(form, async ({ domain }) => {
    const { data, message } = await call('POST /api/showroom/domain', { body: { domain } })
    onBook(data)
    form.change({ domain: '' })
    return message
  })
  return (
    <form ref={element} className="form" noValidate onSubmit={save}>
      <TextField
        name="domain"
        label={messages.website}
        hint={messages.websiteHint}
        value={form.values.domain}
        onChange={(domain) => form.change({ domain })}
        error={form.errorOf('domain')}
        maxLength={300}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="done"
      />
      <SaveButton isBusy={form.isBusy} label={messages.add} busyLabel={messages.adding} />
    </form>
  )
}

const tones: Record<DomainState, StatusTone> = {
  waiting: 'waiting',
  verified: 'done',
  doubted: 'asking',
  lapsed: 'bad',
}

const Website = ({ domain, onBook }: { domain: ShownDomain } & Pick<Props, 'onBook'>) => {
  const { origin, state, failure, challenge } = domain
  const named = { domain: origin }
  const { run, isBusy } = useSubmit(async (what: 'verify' | 'remove') => {
    const { data, message } = await (what === 'verify'
      ? call('POST /api/showroom/domain/verify', { body: named })
      : call('DELETE /api/showroom/domain', { query: named }))
    onBook(data)
    const isProven = data.domains.some(
      (each) => each.origin === origin && each.state === 'verified' && each.failure === null,
    )
    if (message) (what === 'verify' && !isProven ? toast.error : toast.success)(message)
  })
  const name = origin.replace(/^https:\/\//, '')
  return (
    <li>
      <p className="embed-website">
        <strong>{name}</strong>
        <StatusChip tone={tones[state]}>{domainStateNames[state]}</StatusChip>
        <Seen domain={domain} />
      </p>
      {state !== 'verified' && <HowToProve domain={domain} />}
      {failure !== null && <p className="form-hint">{failure}</p>}
      <p className="embed-website-actions">
        {state !== 'verified' && (
          <button type="button" className="button quiet" onClick={() => void copyText(challenge)}>
            {messages.copyProof}
          </button>
        )}
        <button
          type="button"
          className="button quiet"
          aria-label={`${messages.verify} ${name}`}
          aria-disabled={isBusy || undefined}
          onClick={() => void run('verify')}
        >
          {messages.verify}
        </button>
        <button
          type="button"
          className="account-plain danger"
          aria-label={`${messages.remove} ${name}`}
          onClick={() => void run('remove')}
        >
          {messages.remove}
        </button>
      </p>
    </li>
  )
}

/** The later of the two is what holds. */
const Seen = ({ domain: { seen_at: seen, turned_away_at: turnedAway } }: { domain: ShownDomain }) => {
  const [now] = useState(() => new Date())
  if (turnedAway !== null && (seen === null || turnedAway > seen))
    return <span className="embed-seen">{messages.turnedAway(agoOf(turnedAway, now))}</span>
  return (
    <span className="embed-seen">{seen === null ? messages.neverSeen : messages.seen(agoOf(seen, now))}</span>
  )
}

const HowToProve = ({ domain: { file_url, record_name, challenge } }: { domain: ShownDomain }) => (
  <dl className="embed-proof">
    <dt>{messages.howToProve}</dt>
    <dd>
      {messages.aFile} <code>{file_url}</code>
    </dd>
    <dd>
      {messages.aRecord} <code>{record_name}</code>
    </dd>
    <dd>
      {messages.containing} <code>{challenge}</code>
    </dd>
  </dl>
)
