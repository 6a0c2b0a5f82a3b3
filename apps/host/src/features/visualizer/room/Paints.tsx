import { metals, type PaintedSurface, surfaceNames } from '@showroom/contract/visualizer/surfaces'
import { fixtureMessages } from './fixture.messages.ts'
import { roomMessages as messages } from './messages.ts'

type Props = {
  surface: PaintedSurface | 'metal'
  color: string | null
  onPaint: (color: string, name: string) => void
}

const walls = [
  '#f4efe6',
  '#e8e0d2',
  '#d9d4c7',
  '#cfd6d0',
  '#b9c4bd',
  '#8fa094',
  '#c8d2d9',
  '#8d9aa5',
  '#e4cfc0',
  '#c98f72',
  '#5c5f5d',
  '#2f3a44',
]
const fronts = [
  '#f5f2ec',
  '#ddd6c8',
  '#c2b59f',
  '#a4825c',
  '#7d5836',
  '#8d9a86',
  '#566b5b',
  '#3f5b6e',
  '#23384d',
  '#6e6a66',
  '#3a3a3a',
  '#1f1f1f',
]

/** Colors that are not sold here: drawn, so that the room is whole. */
export const Paints = ({ surface, color, onPaint }: Props) => {
  const colors =
    surface === 'metal'
      ? metals
      : (surface === 'walls' ? walls : fronts).map((each) => ({ name: each, color: each }))
  return (
    <section className="room-materials" aria-labelledby="room-paints">
      <h2 id="room-paints">{surfaceNames[surface]}</h2>
      <p className="room-soft">{surface === 'metal' ? fixtureMessages.metalHint : messages.paintHint}</p>
      <div className="room-paints" role="group" aria-label={messages.color}>
        {colors.map((each) => (
          <button
            key={each.color}
            type="button"
            className="room-swatch"
            aria-label={each.name}
            title={each.name}
            aria-pressed={color === each.color}
            onClick={() => onPaint(each.color, each.name)}
          >
            <i style={{ background: each.color }} />
          </button>
        ))}
        {surface !== 'metal' && (
          <input
            type="color"
            aria-label={messages.color}
            value={color ?? '#f4efe6'}
            onChange={(event) => onPaint(event.currentTarget.value, event.currentTarget.value)}
          />
        )}
      </div>
    </section>
  )
}
