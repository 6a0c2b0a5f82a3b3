import { searchDistances } from '@showroom/contract/designer/designer-choices'
import { zipPattern } from '@showroom/contract/account/patterns'
import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import { type FormEvent, useState } from 'react'
import { CheckField } from '../../kit/form/CheckField.tsx'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { roomWords } from '../projects/choice.messages.ts'
import { keyIn, optionsOf } from '../projects/words.ts'
import { sortWords, styleWords } from './choice.messages.ts'
import { languageWords } from '../../language.messages.ts'
import { type DesignerListing, packagePrices, ratings } from './useDesignerList.ts'
import { designerMessages as messages } from './messages.ts'

type Props = { listing: DesignerListing; onChange: (changed: Partial<DesignerListing>) => void }

/** A choice narrows the list at once; a ZIP code is searched for when it is whole. */
export const DesignerFilters = ({ listing, onChange }: Props) => (
  <div className="designer-filters" role="search" aria-label={messages.filters}>
    <SelectField
      name="style"
      label={messages.style}
      empty={messages.anyStyle}
      options={optionsOf(styleWords)}
      value={listing.style ?? ''}
      onChange={(style) => onChange({ style: keyIn(styleWords, style) ?? undefined })}
    />
    <SelectField
      name="room"
      label={messages.room}
      empty={messages.anyRoom}
      options={optionsOf(roomWords)}
      value={listing.room ?? ''}
      onChange={(room) => onChange({ room: keyIn(roomWords, room) ?? undefined })}
    />
    <SelectField
      name="budget"
      label={messages.budget}
      empty={messages.anyPrice}
      options={packagePrices.map((cents) => ({ value: String(cents), label: messages.upTo(cents) }))}
      value={String(listing.budget ?? '')}
      onChange={(budget) => onChange({ budget: packagePrices.find((each) => String(each) === budget) })}
    />
    <More listing={listing} onChange={onChange} />
    <NearZip key={listing.zip} listing={listing} onChange={onChange} />
    <SelectField
      name="sort"
      label={messages.sort}
      options={optionsOf(sortWords).filter(({ value }) => value !== 'distance' || listing.zip)}
      value={listing.sort}
      onChange={(sort) => onChange({ sort: keyIn(sortWords, sort) ?? 'best' })}
    />
    <div className="designer-remote">
      <CheckField
        name="remote"
        checked={listing.remote === 'yes'}
        onChange={(isRemote) => onChange({ remote: isRemote ? 'yes' : 'no' })}
      >
        {messages.remote}
      </CheckField>
    </div>
  </div>
)

const More = ({ listing, onChange }: Props) => (
  <>
    <SelectField
      name="language"
      label={messages.language}
      empty={messages.anyLanguage}
      options={optionsOf(languageWords)}
      value={listing.language ?? ''}
      onChange={(language) => onChange({ language: keyIn(languageWords, language) ?? undefined })}
    />
    <SelectField
      name="rating"
      label={messages.rating}
      empty={messages.anyRating}
      options={ratings.map((stars) => ({ value: String(stars), label: messages.stars(stars) }))}
      value={String(listing.rating ?? '')}
      onChange={(rating) => onChange({ rating: ratings.find((each) => String(each) === rating) })}
    />
  </>
)

const NearZip = ({ listing, onChange }: Props) => {
  const [typed, setTyped] = useState(listing.zip ?? '')
  const [error, setError] = useState<string | undefined>()
  const search = (event: FormEvent) => {
    event.preventDefault()
    const zip = typed.trim()
    if (zip !== '' && !zipPattern.test(zip)) return setError(say.zip)
    return onChange({ zip: zip || undefined, ...(zip === '' ? { sort: 'best' } : {}) })
  }
  return (
    <form className="designer-near" noValidate onSubmit={search}>
      <TextField
        name="zip"
        label={messages.zip}
        inputMode="numeric"
        autoComplete="postal-code"
        enterKeyHint="go"
        maxLength={10}
        value={typed}
        error={error}
        onChange={(zip) => {
          setTyped(zip)
          setError(undefined)
        }}
      />
      <SelectField
        name="within"
        label={messages.within}
        options={searchDistances.map((miles) => ({ value: String(miles), label: messages.miles(miles) }))}
        value={listing.within}
        onChange={(within) => onChange({ within, ...(zipPattern.test(typed) ? { zip: typed } : {}) })}
      />
      <button type="submit" className="button quiet">
        {messages.search}
      </button>
    </form>
  )
}
