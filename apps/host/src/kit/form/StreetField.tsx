import type { Place, PlaceSuggestion } from '@showroom/contract/place/place'
import { pageMeta } from '../../data/page-meta.ts'
import { type FieldProps, useFieldIds } from './field.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { formMessages as messages } from './form.messages.ts'
import { TextField } from './TextField.tsx'
import { useSuggestions } from './useSuggestions.ts'
import './Picker.css'

type Props = FieldProps & {
  maxLength: number
  /** An address was chosen: its parts, as far as they are known. */
  onPlace: (place: Partial<Place>) => void
}

/** The street of an address; where somebody is configured who knows addresses, those that begin like it are shown. */
export const StreetField = ({ onPlace, ...field }: Props) =>
  pageMeta.suggestsAddresses ? <SuggestedStreet {...field} onPlace={onPlace} /> : <TextField {...field} />

const SuggestedStreet = ({ label, value, onChange, onPlace, error, hint, required, ...rest }: Props) => {
  const { id, control } = useFieldIds({ hint, error, required })
  const { found, at, isOpen, type, close, choose, press } = useSuggestions(onPlace)
  const idOf = (index: number) => `${id}-place-${index}`
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      <span className="picker" data-open={isOpen || undefined}>
        <input
          className="form-input"
          type="text"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-places` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={at >= 0 ? idOf(at) : undefined}
          value={value}
          onChange={(event) => {
            onChange(event.currentTarget.value)
            type(event.currentTarget.value)
          }}
          onBlur={close}
          onKeyDown={press}
          {...control}
          {...rest}
        />
        {isOpen && <Suggestions id={`${id}-places`} found={found} at={at} idOf={idOf} onChoose={choose} />}
        <span className="visually-hidden" role="status">
          {isOpen ? messages.addressesFound(found.length) : ''}
        </span>
      </span>
    </FieldFrame>
  )
}

type SuggestionsProps = {
  id: string
  found: readonly PlaceSuggestion[]
  at: number
  idOf: (index: number) => string
  onChoose: (suggestion: PlaceSuggestion) => void
}

const Suggestions = ({ id, found, at, idOf, onChoose }: SuggestionsProps) => (
  // The field keeps the keyboard; what is pressed here is chosen.
  <div className="picker-list" onMouseDown={(event) => event.preventDefault()}>
    <ul id={id} role="listbox" aria-label={messages.suggestedAddresses}>
      {found.map((suggestion, index) => (
        <li
          key={suggestion.id}
          id={idOf(index)}
          role="option"
          aria-selected={index === at}
          data-active={index === at || undefined}
          onClick={() => onChoose(suggestion)}
        >
          {suggestion.street}
          <small>{suggestion.area}</small>
        </li>
      ))}
    </ul>
    <p className="picker-source">{messages.suggestedBy}</p>
  </div>
)
