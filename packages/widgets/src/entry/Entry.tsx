import { type FormEvent, useId, useRef } from 'react'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Lazy } from '../ui/Lazy.tsx'
import { Said } from '../ui/Said.tsx'
import { Hits } from './Hits.tsx'
import { entryMessages } from './messages.ts'
import { useActiveHit } from './useActiveHit.ts'
import { useEntryInForm } from './useEntryInForm.ts'
import { useEnterShowroom } from './useEnterShowroom.ts'
import { type Lookup, useShowroomLookup } from './useShowroomLookup.ts'

const loadWarning = () => import('../ui/toast-door.ts')

export type EntryProps = {
  /** A Showroom ID to start with. */
  value?: string | undefined
  /** A path on this page's origin to go to after Next. */
  redirect?: string | undefined
  /** In a form of the page: the chosen Showroom ID is sent under this name. */
  name?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
}

/** The Showroom ID card: search, match, Next. */
export const Entry = ({ value = '', redirect, disabled, ...inForm }: EntryProps) => {
  const card = useRef<HTMLFormElement>(null)
  const listId = useId()
  const { text, lookup, match, type, choose, refuse, retry } = useShowroomLookup(value)
  const { enter, isEntering, failure } = useEnterShowroom(redirect, refuse)
  useEntryInForm({ ...inForm, card, value, text, lookup, match, type })
  const hits = lookup.status === 'found' ? lookup.hits : []
  const { active, reset, pick, press } = useActiveHit(hits, choose)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (match && !isEntering) void enter(match)
  }

  return (
    <form ref={card} className="entry" part="card" onSubmit={submit} noValidate>
      <h2>{entryMessages.title}</h2>
      <p className="lead">{entryMessages.lead}</p>
      <Field
        label={entryMessages.label}
        hint={entryMessages.hint}
        value={text}
        onInput={(typed) => {
          reset()
          type(typed)
        }}
        error={failure ?? problemOf(lookup)}
        autoComplete="off"
        enterKeyHint="next"
        maxLength={80}
        after={match && <Icon name="check" />}
        input={{
          role: 'combobox',
          disabled,
          'aria-autocomplete': 'list',
          'aria-expanded': hits.length > 0,
          'aria-controls': listId,
          'aria-activedescendant': active >= 0 ? `${listId}-${active}` : undefined,
          autoCapitalize: 'characters',
          spellCheck: false,
          onKeyDown: press,
        }}
      />
      <Hits id={listId} hits={hits} match={match} active={active} onPick={pick} />
      {lookup.status === 'searching' && <p className="searching">{entryMessages.searching}</p>}
      {lookup.status === 'failed' && (
        <Button kind="quiet" onClick={retry}>
          {entryMessages.retry}
        </Button>
      )}
      <Button kind="primary" type="submit" disabled={!match || disabled} isBusy={isEntering} isWide>
        {entryMessages.next}
        <Icon name="arrow" />
      </Button>
      <Said>{spoken(lookup)}</Said>
      {lookup.status === 'none' && <Lazy load={loadWarning} widget={{ text: entryMessages.none }} />}
    </form>
  )
}

const problemOf = (lookup: Lookup) => {
  if (lookup.status === 'none') return entryMessages.none
  return lookup.status === 'failed' ? lookup.message : null
}

const spoken = (lookup: Lookup) => {
  if (lookup.status !== 'found') return problemOf(lookup)
  return lookup.match
    ? entryMessages.chosen(lookup.match.company_name, lookup.match.vsd_id)
    : entryMessages.found(lookup.hits.length)
}
