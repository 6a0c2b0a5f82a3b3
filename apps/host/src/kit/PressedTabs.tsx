import { kitMessages as messages } from './messages.ts'

type Props<Key extends string> = {
  label: string
  /** `count`: how many are in it, once that is known. */
  tabs: readonly { key: Key; name: string; count?: number | undefined }[]
  pressed: NoInfer<Key>
  /** More of them than a phone is wide: they are swiped. */
  isToEdges?: boolean
  onPress: (key: NoInfer<Key>) => void
}

/** Which of several lists is shown: buttons that look like tabs, each with a page of its own to go back to. */
export const PressedTabs = <Key extends string>({ label, tabs, pressed, isToEdges, onPress }: Props<Key>) => (
  <div className={isToEdges ? 'tabs to-edges' : 'tabs'} role="group" aria-label={label}>
    {tabs.map(({ key, name, count }) => (
      <button key={key} type="button" aria-pressed={key === pressed} onClick={() => onPress(key)}>
        {count === undefined ? name : messages.counted(name, count)}
      </button>
    ))}
  </div>
)
