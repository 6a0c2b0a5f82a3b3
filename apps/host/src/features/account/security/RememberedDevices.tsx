import type { ReplyFor } from '@showroom/contract/endpoints'
import { useState } from 'react'
import { call } from '../../../data/call.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { Loaded } from '../../../kit/Loaded.tsx'
import { useRead } from '../../../data/useRead.ts'
import { agoOf } from '../../../kit/moments.ts'
import { useSubmit } from '../../../data/useSubmit.ts'

type Device = ReplyFor<'GET /api/session/device'>['data'][number]

export const RememberedDevices = () => {
  const read = useRead('GET /api/session/device', {})
  return (
    <Loaded read={read} rows={1}>
      {({ data }) => <DeviceList devices={data} onChange={read.replace} />}
    </Loaded>
  )
}

type Props = { devices: Device[]; onChange: (left: Device[]) => void }

const DeviceList = ({ devices, onChange }: Props) => {
  const [now] = useState(() => new Date())
  const { run: forget } = useSubmit(async ({ id }: Device) => {
    const { message } = await call('DELETE /api/session/device/{id}', { params: { id } })
    onChange(devices.filter((each) => each.id !== id))
    if (message) toast.success(message)
  })
  if (devices.length === 0)
    return <p className="account-soft">None. Tick “Remember me” when you sign in, and this list fills.</p>
  return (
    <ul className="account-rows">
      {devices.map((device) => (
        <li key={device.id}>
          <p>
            <strong>{device.device}</strong>
            <span>
              {device.is_this_one ? 'This device' : `Last used ${agoOf(device.last_used_at, now)}`} ·{' '}
              {device.place}
            </span>
          </p>
          <button
            type="button"
            className="account-plain"
            aria-label={`Forget ${device.device}`}
            onClick={() => void forget(device)}
          >
            Forget
          </button>
        </li>
      ))}
    </ul>
  )
}
