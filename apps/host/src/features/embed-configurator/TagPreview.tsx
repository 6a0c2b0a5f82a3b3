import { useEffect, useRef, useState } from 'react'
import { CheckField } from '../../kit/form/CheckField.tsx'
import { PressedTabs } from '../../kit/PressedTabs.tsx'
import { embedMessages as messages } from './messages.ts'
import { previewOf, type TagSetup } from './tag-setup.ts'

const widths = { desktop: 1_200, phone: 390 } as const
type Device = keyof typeof widths
const devices = [
  { key: 'desktop', name: messages.desktop },
  { key: 'phone', name: messages.phone },
] as const

const height = 680
/** So long nothing may be typed before the page is drawn anew. */
const restMs = 500

type Props = { setup: TagSetup; showroom: string }

/** The tag itself, on a page of ours that stands for the Pro's website: as wide as the device, drawn as small as it must be. */
export const TagPreview = ({ setup, showroom }: Props) => {
  const [device, setDevice] = useState<Device>('desktop')
  const [isHostile, setHostile] = useState(false)
  const address = useRested(previewOf(setup, { showroom, isHostile }))
  const { room, width: available } = useWidth()
  const width = widths[device]
  const scale = available === 0 ? 1 : Math.min(1, available / width)
  return (
    <section className="embed-preview" aria-label={messages.preview}>
      <div className="embed-preview-bar">
        <PressedTabs label={messages.device} tabs={devices} pressed={device} onPress={setDevice} />
        <CheckField name="hostile" checked={isHostile} onChange={setHostile}>
          {messages.hostile}
        </CheckField>
      </div>
      <div ref={room} className="embed-preview-room" style={{ height: height * scale }}>
        <iframe
          key={address}
          title={messages.previewFrame}
          src={address}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
      <p className="account-soft">{messages.previewNote}</p>
    </section>
  )
}

/** What stood there before, until nothing has changed for a moment. */
const useRested = (value: string): string => {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}

const useWidth = () => {
  const room = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = room.current
    if (!element) return undefined
    const watch = new ResizeObserver(() => setWidth(element.clientWidth))
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return { room, width }
}
