import { ChoiceChips } from '../ChoiceChips.tsx'
import { type Begin, begins, type TypedWish } from '../typed-wish.ts'
import { FieldError } from '../../../kit/form/FieldFrame.tsx'
import { startMessages as messages } from './start.messages.ts'
import { StartTiles } from './StartTiles.tsx'
import type { ReactNode } from 'react'
import './Start.css'

type Props = {
  typed: TypedWish
  error: string | undefined
  change: (changed: Partial<TypedWish>) => void
  /** A photo of one’s own room, with all that is asked of it. */
  photo: ReactNode
}

/** Nothing, a photo, or a room of the visualizer. Whoever looks at another way finds the first one as it was. */
export const BeginField = ({ typed, error, change, photo }: Props) => {
  const { begin, start, room } = typed
  return (
    <div className="ai-begin">
      <ChoiceChips
        legend={messages.begin}
        options={begins.map((value) => ({ value, label: messages.words[value] }))}
        chosen={[begin]}
        onChange={(next) => change({ begin: next.find((each): each is Begin => each !== begin) ?? begin })}
      />
      {begin === 'photo' && photo}
      {begin !== 'photo' && begin !== 'nothing' && (
        <>
          <p className="form-hint">{messages.hint[begin]}</p>
          <StartTiles
            key={begin}
            from={begin}
            room={room}
            chosen={start?.from === begin ? start.id : null}
            onChoose={(id) => change({ start: id === null ? null : { from: begin, id }, keep: [] })}
          />
        </>
      )}
      <FieldError id="ai-begin" error={error} />
    </div>
  )
}
