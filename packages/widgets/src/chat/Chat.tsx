import { ChatLauncher } from './ChatLauncher.tsx'
import { ChatsOfPerson } from './ChatsOfPerson.tsx'
import { type ChatProps, Chosen } from './Chosen.tsx'

/** What people of a project say to each other. */
export const Chat = (props: ChatProps) => {
  if (props.layout === 'launcher') return <ChatLauncher {...props} />
  if (props.isOwnPage) return <Chosen {...props} />
  return (
    <ChatsOfPerson>
      <Chosen {...props} />
    </ChatsOfPerson>
  )
}
