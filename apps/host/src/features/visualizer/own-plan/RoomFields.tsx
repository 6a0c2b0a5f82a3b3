import { hasWallTile } from '@showroom/contract/visualizer/own-plan.rules'
import { planRoomTypes } from '@showroom/contract/visualizer/surfaces'
import { SelectField } from '../../../kit/form/SelectField.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { visualizerMessages } from '../messages.ts'
import type { OwnPlanForm } from './OwnPlan.tsx'
import { ownPlanMessages as messages } from './messages.ts'

/** What the room is, and its three sides. */
export const RoomFields = ({ form: { typed, change, errorOf } }: { form: OwnPlanForm }) => {
  const text = (name: 'name' | 'width' | 'length' | 'height' | 'tiled_to') => ({
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
        <TextField {...text('width')} label={messages.width} maxLength={14} />
        <TextField {...text('length')} label={messages.length} maxLength={14} />
        <TextField {...text('height')} label={messages.height} maxLength={14} />
        {hasWallTile(typed.room_type) && (
          <TextField {...text('tiled_to')} label={messages.tile} maxLength={14} required={false} />
        )}
      </div>
    </fieldset>
  )
}
