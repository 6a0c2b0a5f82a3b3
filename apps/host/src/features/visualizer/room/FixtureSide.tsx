import { type FixtureKey, mostFixtures } from '@showroom/contract/visualizer/fixtures'
import { useState } from 'react'
import { TextField } from '../../../kit/form/TextField.tsx'
import { fixtureMessages as messages } from './fixture.messages.ts'
import { withFixture } from './look.rules.ts'
import { Materials } from './Materials.tsx'
import { roomMessages } from './messages.ts'
import type { RoomLook } from './useLook.ts'

type Props = { showroom: string; look: RoomLook; chosen: FixtureKey; planned: number }

/** What can be had of a fixture, and how many of it. */
export const FixtureSide = ({ showroom, look, chosen, planned }: Props) => {
  const { state, gone } = look
  const now = state.fixtures?.[chosen]
  const lost = now && gone.get(now.product_id)
  return (
    <div className="room-side">
      {now && !lost && (
        <OwnCount
          key={`${chosen} ${now.product_id}`}
          count={now.qty}
          planned={planned}
          onChange={(qty) => look.setState(withFixture(state, chosen, { ...now, qty }))}
        />
      )}
      {lost && <p className="room-lost">{roomMessages.goneHere(lost.name)}</p>}
      <Materials
        key={chosen}
        surface={chosen}
        showroom={showroom}
        area={0}
        laid={now?.product_id ?? null}
        metal={state.metal}
        onLook={() => undefined}
        onLay={(next) => {
          if (next) look.meet(next)
          look.setState(withFixture(state, chosen, next && { product_id: next.id, qty: now?.qty ?? null }))
        }}
      />
    </div>
  )
}

type CountProps = { count: number | null; planned: number; onChange: (count: number | null) => void }

/** As many as somebody wants, where they know better than the plan. */
const OwnCount = ({ count, planned, onChange }: CountProps) => {
  const [typed, setTyped] = useState(count === null ? '' : String(count))
  const isGood = typed === '' || (/^\d+$/.test(typed) && Number(typed) >= 1 && Number(typed) <= mostFixtures)
  return (
    <div
      onBlur={() => {
        const next = typed === '' ? null : Number(typed)
        if (isGood && next !== count) onChange(next)
      }}
    >
      <TextField
        name="count"
        label={messages.howMany}
        inputMode="numeric"
        value={typed}
        hint={messages.howManyHint(planned)}
        error={isGood ? undefined : messages.badCount}
        onChange={(value) => setTyped(value.trim())}
      />
    </div>
  )
}
