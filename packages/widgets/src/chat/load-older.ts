import type { StoreApi } from 'zustand/vanilla'
import { type ChatView, merged } from './chat-view.ts'
import type { ChatPlace } from './place.ts'

type Room = { place: ChatPlace; view: StoreApi<ChatView> }

/** What was said before the first message that is there. */
export const loadOlder = async ({ place, view }: Room) => {
  const { messages, isLoadingOlder } = view.getState()
  const [first] = messages
  if (!first || isLoadingOlder) return
  view.setState({ isLoadingOlder: true, isOlderFailed: false })
  try {
    const data = await place.read({ before_no: first.no })
    view.setState({
      messages: merged(view.getState().messages, data.Project_chats),
      hasOlder: data.has_older,
    })
  } catch {
    view.setState({ isOlderFailed: true })
  } finally {
    view.setState({ isLoadingOlder: false })
  }
}
