import { useState } from 'react'
import { CardFieldsFailed } from './CardFieldsState.tsx'
import type { CardFieldsProps } from './card-fields.ts'
import { useCardFrame } from './useCardFrame.ts'
import { cardMessages as messages } from './messages.ts'

type Props = CardFieldsProps & { frameUrl: string }

/** As tall as the fields are, so that nothing jumps when they come. */
const usualHeight = 358

export const SandboxFields = (props: Props) => {
  const [round, setRound] = useState(0)
  return <Frame key={round} {...props} onRetry={() => setRound(round + 1)} />
}

const Frame = ({ frameUrl, onRetry, ...handlers }: Props & { onRetry: () => void }) => {
  const { frame, height, isLost } = useCardFrame(frameUrl, handlers)
  if (isLost) return <CardFieldsFailed onRetry={onRetry} />
  return (
    <iframe
      ref={frame}
      className="card-frame"
      src={frameUrl}
      title={messages.yourCard}
      height={height || usualHeight}
      aria-busy={height === 0}
      allow=""
    />
  )
}
