import { useStore } from '../shop/context.ts'
import { chatWords } from './messages.ts'
import type { Chat } from './open-chat.ts'
import { listed } from './words.ts'

/** Who is writing. Its line is always there, so that nothing moves. */
export const Typing = ({ chat, me }: { chat: Chat; me: string }) => {
  const typing = useStore(chat.view, (view) => view.typing)
  const names = [...typing].filter(([id]) => id !== me).map(([, { name }]) => name)
  const words = names.length > 1 ? chatWords.typingMany(listed(names)) : chatWords.typing(listed(names))
  return (
    <p className="chat-typing" aria-live="polite">
      {names.length > 0 && words}
    </p>
  )
}
