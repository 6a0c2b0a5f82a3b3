import type { ReplyFor } from '@showroom/contract/endpoints'
import { useState } from 'react'
import { call, quietCall } from '../../session/call.ts'
import { toast } from '../../toast/toast.ts'
import { Answered } from '../Answered.tsx'
import { useAsked } from '../useAsked.ts'
import { tellUntold } from '../useSaving.ts'
import { agoOf } from './moments.ts'

type Device = ReplyFor<'GET /api/session/device'>['data'][number]

const askDevices = async (signal: AbortSignal): Promise<Device[]> =>
  (await quietCall('GET /api/session/device', { signal })).data

export const RememberedDevices = () => {
  const asked = useAsked(askDevices)
  return (
    <Answered asked={asked} rows={1}>
      {(devices, replace) => <DeviceList devices={devices} onChange={replace} />}
    </Answered>
  )
}

type Props = { devices: Device[]; onChange: (left: Device[]) => void }

const DeviceList = ({ devices, onChange }: Props) => {
  const [now] = useState(() => new Date())
  if (devices.length === 0)
    return <p className="account-soft">None. Tick “Remember me” when you sign in, and this list fills.</p>
  const forget = async ({ id }: Device) => {
    try {
      const { message } = await call('DELETE /api/session/device/{id}', { params: { id } })
      onChange(devices.filter((each) => each.id !== id))
      if (message) toast.success(message)
    } catch (failure) {
      tellUntold(failure)
    }
  }
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
