import { planRoomTypes } from '@showroom/contract/visualizer/surfaces'
import { useState } from 'react'
import { LookRoom } from './LookRoom.tsx'
import { Looks } from './Looks.tsx'

export type VisualizerProps = {
  /** The template that is shown; without one the visitor chooses. */
  template?: string | undefined
  /** Only templates of this kind of room. */
  room?: string | undefined
}

/** Rooms of the showroom's templates: looked at, changed, counted and bought. */
export const Visualizer = ({ template, room }: VisualizerProps) => {
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = template ?? chosen
  return shown === null ? (
    <Looks only={planRoomTypes.find((type) => type === room)} onChoose={setChosen} />
  ) : (
    <LookRoom key={shown} template={shown} {...(template ? {} : { onBack: () => setChosen(null) })} />
  )
}
