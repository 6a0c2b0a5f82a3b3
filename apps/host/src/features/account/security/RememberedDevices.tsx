import type { ReplyFor } from '@showroom/contract/endpoints'
import { useState } from 'react'
import { call } from '../../../data/call.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { Loaded } from '../../../kit/Loaded.tsx'
import { useRead } from '../../../data/useRead.ts'
import { agoOf } from '../../../kit/moments.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { accountMessages as messages } from '../messages.ts'

type Device = ReplyFor<'GET /api/session/device'>['data'][number]

export const RememberedDevices = () => {
  const read = useRead('GET /api/session/device', {})
  const [now] = useState(() => new Date())
  return (
    <Loaded read={read} rows={1}>
      {({ data }) =>
        data.length === 0 ? (
          <p className="account-soft">{messages.noneTickRememberMe}</p>
        ) : (
          <ul className="account-rows">
            {data.map((device) => (
              <Row
                key={device.id}
                device={device}
                now={now}
                onForgotten={() => read.change((left) => left.filter(({ id }) => id !== device.id))}
              />
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

type RowProps = { device: Device; now: Date; onForgotten: () => void }

/** Each sends for itself: who forgets one after the other forgets all of them. */
const Row = ({ device: { id, device, place, is_this_one, last_used_at }, now, onForgotten }: RowProps) => {
  const { run: forget } = useSubmit(async () => {
    const { message } = await call('DELETE /api/session/device/{id}', { params: { id } })
    onForgotten()
    if (message) toast.success(message)
  })
  return (
    <li>
      <p>
        <strong>{device}</strong>
        <span>
          {is_this_one ? messages.thisDevice : messages.lastUsed(agoOf(last_used_at, now))} · {place}
        </span>
      </p>
      <button
        type="button"
        className="account-plain"
        aria-label={messages.forgetDevice(device)}
        onClick={() => void forget()}
      >
        {messages.forget}
      </button>
    </li>
  )
}
