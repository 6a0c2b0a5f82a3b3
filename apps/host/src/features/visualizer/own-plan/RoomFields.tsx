import { hasWallTile } from '@showroom/contract/visualizer/own-plan.rules'
import { planRoomTypes } from '@showroom/contract/visualizer/surfaces'
import type { ReactNode } from 'react'
import { SelectField } from '../../../kit/form/SelectField.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { visualizerMessages } from '../messages.ts'
import type { ErrorOf, TypedBare } from './typed-parts.ts'
import { ownPlanMessages as messages } from './messages.ts'

type Props = {
  typed: TypedBare
  change: (changed: Partial<TypedBare>) => void
  errorOf: ErrorOf
  /** Its sides, where they are typed. */
  children?: ReactNode
}

/** What the room is, and how high. */
export const RoomFields = ({ typed, change, errorOf, children }: Props) => {
  const text = (name: 'name' | 'height' | 'tiled_to') => ({
    name,
    value: typed[name],
    onChange: (value: string) => change({ [name]: value }),
    error: errorOf(name),
    autoComplete: 'off' as const,
  })
  return (
    <fieldset>
      <legend>{messages.room}</legend>
      <p className="form-hint">{messages.lengthHint}</p>
      <div className="own-plan-row">
        <TextField
          {...text('name')}
          label={messages.name}
          placeholder={messages.nameExample}
          maxLength={80}
        />
        <SelectField
          name="room_type"
          label={messages.type}
          value={typed.room_type}
          onChange={(value) =>
            change({ room_type: planRoomTypes.find((type) => type === value) ?? typed.room_type })
          }
          options={planRoomTypes.map((value) => ({ value, label: visualizerMessages.rooms[value] }))}
        />
      </div>
      <div className="own-plan-row">
        {children}
        <TextField {...text('height')} label={messages.height} maxLength={14} />
        {hasWallTile(typed.room_type) && (
          <TextField {...text('tiled_to')} label={messages.tile} maxLength={14} required={false} />
        )}
      </div>
    </fieldset>
  )
}
