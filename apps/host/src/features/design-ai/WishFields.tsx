import { aiRooms } from '@showroom/contract/design-ai/ai-choices'
import { rooms, surfacesOfWish } from '@showroom/contract/design-ai/room.rules'
import { TextField } from '../../kit/form/TextField.tsx'
import type { AiSession } from './ai-session.ts'
import { ChoiceChips } from './ChoiceChips.tsx'
import { roomWords, surfaceWords } from './choice.messages.ts'
import { designAiMessages as messages } from './messages.ts'
import { PhotoChoices } from './photo/PhotoChoices.tsx'
import { PhotoField } from './photo/PhotoField.tsx'
import { startMessages } from './start/start.messages.ts'
import type { KnownStart } from './start/start.rules.ts'
import { StrengthField } from './StrengthField.tsx'
import { photoIn, type TypedWish } from './typed-wish.ts'

export type FieldsProps = {
  typed: TypedWish
  change: (changed: Partial<TypedWish>) => void
  errorOf: (field: string) => string | undefined
  known: KnownStart | null
}

/** A plan or a look is of one kind of room: another kind is begun anew. */
export const RoomChips = ({ typed: { room }, change }: FieldsProps) => (
  <ChoiceChips
    legend={messages.room}
    options={aiRooms.map((value) => ({ value, label: roomWords[value] }))}
    chosen={[room]}
    onChange={(next) => {
      const other = next.find((each) => each !== room)
      if (other) change({ room: other, keep: [], start: null })
    }}
  />
)

type OwnPhotoProps = FieldsProps & { account: AiSession; onSignIn: () => void }

export const OwnPhoto = ({ typed, change, errorOf, account, onSignIn }: OwnPhotoProps) => (
  <PhotoField
    account={account}
    chosen={typed.photo}
    error={errorOf('photo')}
    // What is marked in one photo says nothing of another.
    onChoose={(photo) => change({ photo, keepFields: [] })}
    onRead={(photo) => change(photo ? { photo } : { photo, keepFields: [] })}
    onSignIn={onSignIn}
  />
)

export const WhatStays = (fields: FieldsProps) => {
  const { typed, change, errorOf, known } = fields
  const photo = photoIn(typed)
  return (
    <>
      <ChoiceChips
        legend={messages.keep}
        // Who paints into a photo may change anything: what else stays is asked for below.
        hint={photo?.use === 'painted' ? undefined : messages.keepHint}
        options={surfacesOfWish({ room: typed.room, start: known?.start ?? null }).map((value) => ({
          value,
          label: surfaceWords[value],
        }))}
        chosen={typed.keep}
        error={errorOf('keep')}
        onChange={(keep) => change({ keep })}
      />
      {photo && <PhotoChoices {...fields} photo={photo} />}
      {known && Object.keys(known.start.state.laid).length > 0 && (
        <StrengthField
          hint={startMessages.strengthHint}
          value={typed.strength}
          onChange={(strength) => change({ strength })}
        />
      )}
    </>
  )
}

export const SizeAndBudget = ({ typed, change, errorOf, known }: FieldsProps) => (
  <div className={known ? 'ai-size' : 'form-columns'}>
    {known ? (
      <p className="ai-soft">{startMessages.sizeKnown(known.start.name)}</p>
    ) : (
      <TextField
        name="area"
        label={messages.size}
        hint={messages.sizeHint(String(rooms[typed.room].usualArea / 1_000))}
        inputMode="decimal"
        value={typed.area}
        onChange={(area) => change({ area })}
        error={errorOf('area')}
      />
    )}
    <TextField
      name="budget"
      label={messages.budget}
      hint={messages.budgetHint}
      inputMode="decimal"
      value={typed.budget}
      onChange={(budget) => change({ budget })}
      error={errorOf('budget_cents')}
    />
  </div>
)
