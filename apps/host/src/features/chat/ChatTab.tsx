import * as chatDesk from '@showroom/widgets/chat/desk'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { HostWidget } from '../shop/HostWidget.tsx'
import type { TabProps } from '../projects/Workspace.tsx'

/** What the people of the project say to each other, beside their other talks. */
export const ChatTab = ({ project }: TabProps) => {
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const at = Number(address.get('at')) || undefined
  return (
    <HostWidget
      of={chatDesk}
      widget={{
        project: project.id,
        at,
        onOpen: (id: string) => void navigate(paths.project(id, 'chat')),
      }}
    />
  )
}
