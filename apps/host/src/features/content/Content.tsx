import { contentNames, type ContentName } from '@showroom/contract/content/collections'
import { useRead } from '../../data/useRead.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { PressedTabs } from '../../kit/PressedTabs.tsx'
import { useAddress } from '../../kit/useAddress.ts'
import { Collection } from './Collection.tsx'
import { contentMessages as messages } from './messages.ts'
import './Content.css'

/** What Admins write of the public pages, collection by collection. */
export const Content = () => {
  const { of, show } = useAddress<'of'>()
  const name = contentNames.find((each) => each === of('of')) ?? 'faq'
  return (
    <div className="content">
      <PressedTabs
        label={messages.collections}
        tabs={contentNames.map((key) => ({ key, name: messages.nameOf(key) }))}
        pressed={name}
        onPress={(key) => show({ of: key === 'faq' ? null : key })}
      />
      <Opened key={name} name={name} />
    </div>
  )
}

const Opened = ({ name }: { name: ContentName }) => {
  const read = useRead('GET /api/admin/content', { query: { name } })
  return (
    <Loaded read={read} rows={6}>
      {({ data: sheet }) => <Collection sheet={sheet} onSheet={read.replace} again={read.retry} />}
    </Loaded>
  )
}
